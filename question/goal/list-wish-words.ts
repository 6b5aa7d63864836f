/** The words that people with a goal type, repeated by their counts: "cat 2 dog" is "cat", "cat" and "dog". */
export function listWishWords(wishes: string): string[] {
  return [...wishes.matchAll(/(\S+)(?: (\d+)(?!\S))?/g)].flatMap(([, word = '', times = '1']) =>
    Array.from({ length: Number(times) }, () => word),
  );
}
