/** A part of a response that is already JSON. */
export class JsonText {
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }
}
