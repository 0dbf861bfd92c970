/** Scrolls a long navigation to the page that is being read. */
export function showCurrentPage(): void {
  const current = document.querySelector<HTMLElement>("#page-nav [aria-current]");
  const list = document.getElementById("page-nav");
  if (!current || !list) return;
  const reveal = () => {
    list.scrollTop = current.offsetTop - list.clientHeight / 3;
  };
  list.addEventListener("toggle", reveal);
  reveal();
}
