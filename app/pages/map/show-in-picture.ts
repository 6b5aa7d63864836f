/** Moves the focus to a topic's box, and the box into the middle of the window. */
export function showInPicture(slug: string): void {
  const box = document.getElementById(`map-${slug}`);
  if (!box) return document.getElementById(slug)?.scrollIntoView();
  box.focus({ preventScroll: true });
  box.scrollIntoView({ block: 'center', inline: 'center' });
}
