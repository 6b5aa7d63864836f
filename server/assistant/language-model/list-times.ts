const words =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' ');
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const vague = 'eighteen|hundred|dozen|half an|half a|a couple of|a few|several';
const units = '(?:day|week|month|minute|min|hour)s?';
const number = `(?:\\d{1,4}|(?:${tens.join('|')})(?:[ -](?:${words.slice(0, 9).join('|')}))?|${words.toReversed().join('|')}|${vague})`;
const time = new RegExp(
  [
    String.raw`\b(?<place>day|week|month|minute|hour)s? ?-? ?(?<ordinal>${number})\b`,
    String.raw`(?<![a-z])(?<count>${number}) ?-? ?(?<unit>${units})\b`,
    String.raw`\b(?:an? (?<one>week|month|hour)|in an? (?<within>day|minute))\b`,
  ].join('|'),
  'gi',
);
const foreign =
  /(?<!\p{L})(?:semanas?|meses|mes|semaines?|mois|wochen?|monate?n?|settiman[ae]|mes[ei]|недел\p{L}*|месяц\p{L}*|tygod\p{L}*|miesi\p{L}*|hafta\p{L}*|minggu|bulan)(?!\p{L})|周|週間|個月|个月|ヶ月|주일|개월/iu;

/** The days and durations that a text names, each in one form: an hour is "60 minute", and the third day "day 3". */
export function listTimes(text: string): string[] {
  return [...text.matchAll(time)].map(({ groups = {} }) => {
    const { place, ordinal = '', count = '1', unit, one, within } = groups;
    if (place !== undefined) return `${place.toLowerCase()} ${worthOf(ordinal) ?? ordinal}`;
    return convert(worthOf(count), (unit ?? one ?? within ?? '').toLowerCase().replace(/s$/, ''), count);
  });
}

export type Times = { readonly named: ReadonlySet<string>; readonly numbers: ReadonlySet<string> };

/** The times that are in a text, such as a plan. */
export function readTimesOf(text: string): Times {
  return { named: new Set(listTimes(text)), numbers: new Set(text.match(/\d+/g)) };
}

/** Whether a sentence names a time that is not among these. Of another language, numbers are compared. Expects single spaces. */
export function namesOtherTime(sentence: string, { named, numbers }: Times, isEnglish: boolean): boolean {
  if (listTimes(sentence).some((one) => !named.has(one)) || foreign.test(sentence)) return true;
  return (
    !isEnglish &&
    [...(sentence.replaceAll(/\[\[\w+\]\]/g, '').match(/\d+/g) ?? [])].some((one) => !numbers.has(one))
  );
}

function convert(worth: number | null, unit: string, said: string): string {
  if (worth === null) return `${said.toLowerCase()} ${unit}`;
  if (unit === 'hour') return `${worth * 60} minute`;
  if (unit === 'week') return `${worth * 7} day`;
  return `${worth} ${unit === 'min' ? 'minute' : unit}`;
}

function worthOf(text: string): number | null {
  if (/^\d+$/.test(text)) return Number(text);
  const [first = '', second = ''] = text.toLowerCase().split(/[ -]/);
  const ten = tens.indexOf(first);
  if (ten >= 0) return (ten + 2) * 10 + words.indexOf(second) + 1;
  const at = words.indexOf(first);
  return at >= 0 ? at + 1 : null;
}
