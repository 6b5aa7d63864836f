import type { Allowed } from './allowed.ts';
import { hostInCommand } from './hosts.ts';

const argument = String.raw`[ \t]+[^\s;|&]+`;
const fetching = new RegExp(
  String.raw`(?<![a-z\d-]|[a-z\d]_)(?:curl|wget|iwr|irm|invoke-webrequest|ssh|scp|nc|telnet)(?:${argument}){0,8}?[ \t]+["'${'`'}(*_]*(?:[\w.-]+@)?${hostInCommand}[^\s;|&]*`,
  'giu',
);
/** Only the first argument is a package; the others are the learner's own. */
const runs = [
  String.raw`(?:npm|pnpm|yarn|bun|deno)[ \t]+(?:create|init|exec|dlx|x|run[ \t]+(?:npm|jsr):)`,
  String.raw`(?:npx|pnpx|bunx|uvx)`,
  String.raw`pipx[ \t]+run`,
  String.raw`docker[ \t]+(?:run|pull)`,
];
const installs = [
  String.raw`(?:npm|pnpm|yarn|bun|deno)[ \t]+(?:global[ \t]+)?(?:i|install|add)`,
  String.raw`(?:pip|pip3|pipx|conda|mamba|brew|gem|cargo|choco|scoop|winget|apt|apt-get|dnf|yum|apk|pecl)[ \t]+(?:install|add)`,
  String.raw`(?:uv|poetry|cargo|bundle)[ \t]+add`,
  String.raw`go[ \t]+(?:get|install)`,
  String.raw`composer[ \t]+(?:global[ \t]+)?require`,
  String.raw`dotnet[ \t]+(?:add[ \t]+package|tool[ \t]+install)`,
];
const list = (commands: readonly string[], more: string) =>
  new RegExp(String.raw`(?<![a-z\d-]|[a-z\d]_)(?:${commands.join('|')})(?<given>${more})`, 'giu');
const one = String.raw`(?:[ \t]+-[^\s;|&]*){0,9}${argument}`;
/** A command with more packages than this is removed. */
const maxPackages = 30;
/** Words that follow a command's name in a sentence. */
const plain =
  'a add adds all an and any are as at before brings by can command commands copies creates dependencies does downloads each every fetches first for from gets if in installs is it makes needs of on once or package packages puts reads runs step that the them then this to they we when which will with works you your'.split(
    ' ',
  );
/** Words that follow a package's name in a sentence. */
const behind = plain.concat(
  'after afterwards again also be because below but check create do else finally go here how inside instead into just let not now only open see so start take there try type until up use using via wait while write yourself'.split(
    ' ',
  ),
);
const plainWords = new Set(plain.concat('or', 'plus'));
const bareWord = String.raw`[^\s;|&]+`;
const next = String.raw`(?<![.!?:])(?:,|[ \t]+(?:and|or|plus))?[ \t]+(?!(?:${behind.join('|')})(?![\w-]))${bareWord}`;
const some = String.raw`(?:[ \t]+-[^\s;|&]*){0,9}[ \t]+(?:(?=(?:${plain.join('|')})(?![\w-]))${bareWord}|${bareWord}(?:${next}){0,${maxPackages}})`;
const forms = {
  code: [list(runs, one), list(installs, `(?:${argument}){1,${maxPackages + 1}}`)],
  prose: [
    list(runs, one),
    list(
      installs.filter((install) => !install.startsWith('go')),
      some,
    ),
  ],
};

const managers = new Set(['pip', 'npm', 'yarn', 'pnpm', 'setuptools', 'wheel']);

/** Removes commands that fetch foreign addresses or packages that our topics do not name. */
export function hideCommands(text: string, { named }: Allowed, kind: 'code' | 'prose'): string {
  const isKnown = (word: string) => isKnownPackage(word, named) || (kind === 'prose' && plainWords.has(word));
  let left = text;
  for (const form of forms[kind]) {
    left = hideUnknown(left, form, isKnown);
  }
  return left.replaceAll(fetching, '…');
}

/** The arguments of an allowed command are searched too, as they may hold a second command. */
function hideUnknown(text: string, form: RegExp, isKnown: (word: string) => boolean): string {
  const search = new RegExp(form);
  let left = '';
  let end = 0;
  for (let found = search.exec(text); found !== null; found = search.exec(text)) {
    const given = found.groups?.['given'] ?? '';
    const words = listWords(given);
    if (words.length <= maxPackages + 1 && words.every(isKnown)) search.lastIndex -= given.length;
    else {
      left += `${text.slice(end, found.index)}…`;
      end = search.lastIndex;
    }
  }
  return left + text.slice(end);
}

function listWords(given: string): string[] {
  return given
    .toLowerCase()
    .split(/,?[ \t]+/)
    .map((word) => word.replace(/\]\(.*$/, '').replaceAll(/^["'`(*_[]+|["'`)*_.,:!?]+$/g, ''));
}

/** Options, files and package managers count as known. */
function isKnownPackage(word: string, named: ReadonlySet<string>): boolean {
  if (word === '' || /^[-~/$<{.]|\.(?:txt|toml|json)$/.test(word) || managers.has(word)) return true;
  const [name = ''] = /^@?[^@=<>~![]+/.exec(word) ?? [];
  return named.has(name);
}
