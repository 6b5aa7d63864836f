import { findRepo } from './packages.ts';

import { type Answer, type Place, readText, refuse, say } from './answer.ts';
import { normalizeName, readSettings, type Setting, writeSetting } from './config-file.ts';

type Source = { readonly origin: string; readonly scope: string; readonly settings: readonly Setting[] };

const options = new Set([
  '--global',
  '--local',
  '--list',
  '-l',
  '--get',
  '--get-all',
  '--unset',
  '--show-origin',
  '--show-scope',
  '--add',
]);

/** `git config`. Null if it has an option that is not known here. */
export async function answerConfig(
  words: readonly string[],
  place: Place,
  usual: readonly Setting[],
): Promise<Answer | null> {
  const given = new Set(words.filter((word) => word.startsWith('-')));
  if ([...given].some((option) => !options.has(option))) return null;
  const [name, value] = words.filter((word) => !word.startsWith('-'));
  const local = await findLocal(place);
  if (!given.has('--global') && local === null && (given.has('--local') || value !== undefined))
    return refuse('fatal: not in a git directory\n', 128);
  const file = given.has('--global') || local === null ? globalFile(place) : local;
  if (name !== undefined && (value !== undefined || given.has('--unset'))) {
    if (!name.includes('.')) return refuse(`error: key does not contain a section: ${name}\n`, 2);
    const text = writeSetting(
      await readText(place.fs, file),
      name,
      given.has('--unset') ? null : (value ?? null),
    );
    await place.fs.writeFile(file, text);
    return say('');
  }
  const sources = await listSources(place, { given, local, usual });
  const rows = sources.flatMap(({ settings, ...from }) =>
    settings.map(([key, own]) => ({ ...from, key, own })),
  );
  const mark = ({ origin, scope }: Pick<Source, 'origin' | 'scope'>) =>
    (given.has('--show-scope') ? `${scope}\t` : '') + (given.has('--show-origin') ? `${origin}\t` : '');
  if (name === undefined)
    return say(rows.map(({ key, own, ...from }) => `${mark(from)}${key}=${own}\n`).join(''));
  const found = rows.filter(({ key }) => key === normalizeName(name));
  const shown = given.has('--get-all') ? found : found.slice(-1);
  return found.length === 0
    ? refuse('')
    : say(shown.map(({ own, ...from }) => `${mark(from)}${own}\n`).join(''));
}

/** The settings that are true for all repositories, as pairs; a later one counts. */
export async function readGlobal(place: Place): Promise<Setting[]> {
  return readSettings(await readText(place.fs, globalFile(place)));
}

/** The settings of the repository in which a command runs. */
export async function readLocal(place: Place): Promise<Setting[]> {
  const local = await findLocal(place);
  return local === null ? [] : readSettings(await readText(place.fs, local));
}

async function listSources(
  place: Place,
  {
    given,
    local,
    usual,
  }: {
    readonly given: ReadonlySet<string>;
    readonly local: string | null;
    readonly usual: readonly Setting[];
  },
): Promise<Source[]> {
  const isAll = !given.has('--global') && !given.has('--local');
  const sources: Source[] = isAll ? [{ origin: 'command line:', scope: 'command', settings: usual }] : [];
  if (given.has('--global') || isAll)
    sources.push({ origin: `file:${globalFile(place)}`, scope: 'global', settings: await readGlobal(place) });
  if (local !== null && (given.has('--local') || isAll))
    sources.push({ origin: 'file:.git/config', scope: 'local', settings: await readLocal(place) });
  return sources;
}

async function findLocal({ fs, cwd }: Place): Promise<string | null> {
  const found = await findRepo(fs, cwd);
  return found && `${found.gitDir}/config`;
}

function globalFile({ env }: Place): string {
  return `${env.get('HOME') ?? ''}/.gitconfig`;
}
