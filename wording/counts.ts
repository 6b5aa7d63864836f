/** "1 topic", "1,200 topics"; `things` is the plural where it needs more than an "s". */
export function count(number: number, thing: string, things?: string): string {
  return `${number.toLocaleString('en')} ${plural(number, thing, things)}`;
}

/** The word that goes with a number: "topic" or "topics", "depends" or "depend". */
export function plural(number: number, one: string, many = `${one}s`): string {
  return number === 1 ? one : many;
}

/** "The topic", "All 12 topics". */
export function allTopics(number: number): string {
  return number === 1 ? 'The topic' : `All ${count(number, 'topic')}`;
}
