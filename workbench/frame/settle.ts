/** In milliseconds. What libraries draw comes within a moment after what they react to. */
const moment = 40;
const longest = 2000;

/** Resolves once nothing in the page has changed for a moment. */
export function settle(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      observer.disconnect();
      clearTimeout(whole);
      resolve();
    };
    const whole = setTimeout(end, longest);
    let quiet = setTimeout(end, moment);
    const observer = new MutationObserver(() => {
      clearTimeout(quiet);
      quiet = setTimeout(end, moment);
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
}
