const all = `angular express git mongo nodejs php python react ruby sql typescript vue`.split(/\s+/);

/** Roadmaps that do not keep a newer rule yet. A roadmap that leaves a list does not come back. */
export const pending: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['links-no-repeats', new Set(all)],
  ['links-not-outdated', new Set(all)],
  ['links-no-front-page', new Set(all)],
]);
