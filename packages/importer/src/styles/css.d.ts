// The build minifies style sheets and joins them as text.
declare module "*.css" {
  const text: string;
  export default text;
}
