/** Marks the link to the section that a person reads, in the lists of the sections of a page. */
export function markCurrentPart(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(".parts a, .contents a")].filter(
    ({ hash }) => hash,
  );
  const places = links.map(({ hash }) => document.getElementById(decodeURIComponent(hash.slice(1))));
  if (links.length === 0) return;
  let isAsked = false;
  const mark = () => {
    isAsked = false;
    // The last heading above the first third of the window.
    const above = places.findLastIndex(
      (place) => place && place.getBoundingClientRect().top < innerHeight / 3,
    );
    links.forEach((link, index) => {
      if (index === Math.max(above, 0)) link.setAttribute("aria-current", "location");
      else link.removeAttribute("aria-current");
    });
  };
  const ask = () => {
    if (!isAsked) requestAnimationFrame(mark);
    isAsked = true;
  };
  addEventListener("scroll", ask, { passive: true });
  addEventListener("resize", ask);
  mark();
}
