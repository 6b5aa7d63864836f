import type { Allowed } from './allowed.ts';
import { hostInCommand } from './hosts.ts';

const argument = String.raw`[ \t]+[^\s;|&]+`;
const fetching = new RegExp(
  String.raw`(?<![a-z\d-]|[a-z\d]_)(?:curl|wget|iwr|irm|invoke-webrequest|ssh|scp|nc|telnet)(?:${argument}){0,8}?[ \t]+["'${'`'}(*_]*(?:[\w.-]+@)?${hostInCommand}[^\s;|&]*`,
  'giu',
);
/** These run or make from one package, and what follows is the learner's own. */
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
/** So many packages of one command are looked at; who lists more is not believed. */
const most = 30;
/** What English puts after the name of a command. */
const plain =
  'a add adds all an and any are as at before brings by can command commands copies creates dependencies does downloads each every fetches first for from gets if in installs is it makes needs of on once or package packages puts reads runs step that the them then this to they we when which will with works you your'.split(
    ' ',
  );
/** What it puts after a package. */
const behind = plain.concat(
  'after afterwards again also be because below but check create do else finally go here how inside instead into just let not now only open see so start take there try type until up use using via wait while write yourself'.split(
    ' ',
  ),
);
const plainWords = new Set(plain.concat('or', 'plus'));
const bareWord = String.raw`[^\s;|&]+`;
const next = String.raw`(?<![.!?:])(?:,|[ \t]+(?:and|or|plus))?[ \t]+(?!(?:${behind.join('|')})(?![\w-]))${bareWord}`;
const some = String.raw`(?:[ \t]+-[^\s;|&]*){0,9}[ \t]+(?:(?=(?:${plain.join('|')})(?![\w-]))${bareWord}|${bareWord}(?:${next}){0,${most}})`;
const forms = {
  code: [list(runs, one), list(installs, `(?:${argument}){1,${most + 1}}`)],
  prose: [
    list(runs, one),
    list(
      installs.filter((install) => !install.startsWith('go')),
      some,
    ),
  ],
};

const managers = new Set(['pip', 'npm', 'yarn', 'pnpm', 'setuptools', 'wheel']);

/** Takes out commands that a learner could copy to fetch what our topics do not name: packages, and foreign addresses. */
export function hideCommands(text: string, { named }: Allowed, kind: 'code' | 'prose'): string {
  const isKnown = (word: string) => isKnownPackage(word, named) || (kind === 'prose' && plainWords.has(word));
  let left = text;
  for (const form of forms[kind]) {
    left = hideUnknown(left, form, isKnown);
  }
  return left.replaceAll(fetching, '…');
}

/** After a command that may stay, the search goes on within what it is given: a second command can stand there. */
function hideUnknown(text: string, form: RegExp, isKnown: (word: string) => boolean): string {
  const search = new RegExp(form);
  let left = '';
  let end = 0;
  for (let found = search.exec(text); found !== null; found = search.exec(text)) {
    const given = found.groups?.['given'] ?? '';
    const words = listWords(given);
    if (words.length <= most + 1 && words.every(isKnown)) search.lastIndex -= given.length;
    else {
      left += `${text.slice(end, found.index)}…`;
      end = search.lastIndex;
    }
  }
  return left + text.slice(end);
}

/** What follows a command, without the marks around each word or the address of a link. */
function listWords(given: string): string[] {
  return given
    .toLowerCase()
    .split(/,?[ \t]+/)
    .map((word) => word.replace(/\]\(.*$/, '').replaceAll(/^["'`(*_[]+|["'`)*_.,:!?]+$/g, ''));
}

/** Whether it is a package that our topics name, a package manager itself, or no package: an option, a file, the learner's own. */
function isKnownPackage(word: string, named: ReadonlySet<string>): boolean {
  if (word === '' || /^[-~/$<{.]|\.(?:txt|toml|json)$/.test(word) || managers.has(word)) return true;
  const [name = ''] = /^@?[^@=<>~![]+/.exec(word) ?? [];
  return named.has(name);
}
