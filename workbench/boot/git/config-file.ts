/** A setting by its name, such as `user.name`, in the order in which a file has them. */
export type Setting = readonly [name: string, value: string];

type Place = { readonly section: string; readonly key: string };

/** The settings of a file of Git. Sections and keys are in lowercase, names inside of a section as they are written. */
export function readSettings(text: string): Setting[] {
  const settings: Setting[] = [];
  let section = '';
  for (const line of text.split('\n')) {
    const [, name, sub] = /^\s*\[([\w.-]+)(?:\s+"(.*)")?\]/.exec(line) ?? [];
    if (name !== undefined) section = sub === undefined ? name.toLowerCase() : `${name.toLowerCase()}.${sub}`;
    const [, key, value] = /^\s*([A-Za-z][\w-]*)\s*(?:=\s*(.*?))?\s*$/.exec(line) ?? [];
    if (key !== undefined) settings.push([`${section}.${key.toLowerCase()}`, unquote(value ?? 'true')]);
  }
  return settings;
}

/** The text with a setting in it, in place of the one of the same name; without it if the value is null. */
export function writeSetting(text: string, name: string, value: string | null): string {
  const place = splitName(name);
  const lines = text === '' ? [] : text.replace(/\n$/, '').split('\n');
  const head = lines.findIndex((line) => line === writeHead(place));
  const added = value === null ? [] : [`\t${place.key} = ${quote(value)}`];
  if (head === -1) return value === null ? text : joinLines([...lines, writeHead(place), ...added]);
  const next = lines.findIndex((line, at) => at > head && line.startsWith('['));
  const end = next === -1 ? lines.length : next;
  const body = lines.slice(head + 1, end);
  const at = body.findIndex((line) => readKey(line) === place.key.toLowerCase());
  const changed = at === -1 ? [...body, ...added] : [...body.slice(0, at), ...added, ...body.slice(at + 1)];
  const own = changed.length === 0 ? [] : [lines[head] ?? '', ...changed];
  return joinLines([...lines.slice(0, head), ...own, ...lines.slice(end)]);
}

/** `remote.origin.url` as Git compares names: the first and the last part in lowercase. */
export function normalizeName(name: string): string {
  const { section, key } = splitName(name);
  const [first = '', ...rest] = section.split('.');
  return [first.toLowerCase(), ...rest, key.toLowerCase()].join('.');
}

function splitName(name: string): Place {
  const at = name.lastIndexOf('.');
  return { section: name.slice(0, at), key: name.slice(at + 1) };
}

function writeHead({ section }: Place): string {
  const at = section.indexOf('.');
  return at === -1 ? `[${section}]` : `[${section.slice(0, at)} "${section.slice(at + 1)}"]`;
}

function readKey(line: string): string | undefined {
  return /^\s*([A-Za-z][\w-]*)/.exec(line)?.[1]?.toLowerCase();
}

function unquote(value: string): string {
  return value.replaceAll(/(?<!\\)"/g, '').replaceAll(/\\(["\\])/g, '$1');
}

function quote(value: string): string {
  const escaped = value.replaceAll(/["\\]/g, '\\$&');
  return /[#;]|^\s|\s$/.test(value) ? `"${escaped}"` : escaped;
}

function joinLines(lines: readonly string[]): string {
  return lines.length === 0 ? '' : `${lines.join('\n')}\n`;
}
