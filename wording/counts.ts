/** "1 topic", "1,200 topics"; `things` is the plural where it needs more than an "s". */
export function count(number: number, thing: string, things?: string): string {
  return `${number.toLocaleString('en')} ${plural(number, thing, things)}`;
}

export function countHours(minutes: number): string {
  return count(Math.round(minutes / 30) / 2, 'hour');
}

export function plural(number: number, one: string, many = `${one}s`): string {
  return number === 1 ? one : many;
}

export function allTopics(number: number): string {
  return number === 1 ? 'The topic' : `All ${count(number, 'topic')}`;
}
