import { createGit, findRepo } from './packages.ts';

import { adaptAnswer } from './adapt-answer.ts';
import { adaptWords } from './adapt-words.ts';
import { type Answer, joinPath, type Place, refuse, type RunGit, say } from './answer.ts';
import { answerConfig, readGlobal, readLocal } from './config-command.ts';
import type { Setting } from './config-file.ts';
import { gitOnly } from './known-commands.ts';
import { ownCommands } from './own/commands.ts';
import { readQuiet, silence } from './quiet.ts';
import { quoteWord, readOptions, splitWords } from './read-options.ts';

/** Like the settings of a computer on which Git has been set up. */
const usual: readonly Setting[] = [
  ['init.defaultbranch', 'main'],
  ['user.name', 'Ana'],
  ['user.email', 'ana@example.com'],
];

/** Settings with the same names as the package has them. */
const caseOf: Readonly<Record<string, string>> = { 'init.defaultbranch': 'init.defaultBranch' };

/** Makes the command `git`. `miss` hears a sentence if something is not there. */
export function makeGit(miss: (sentence: string) => void) {
  const defaults: Record<string, string> = {};
  const locked: Record<string, string> = {};
  let base: Place | null = null;
  const git = createGit({
    network: false,
    hooks: { mergeMsg: (event) => void (event.message = event.message.replace(/( of \S+)\.git$/m, '$1')) },
    config: { defaults, locked },
    resolveRemote: (url) =>
      base && !url.includes('://') ? findRepo(base.fs, joinPath(base.cwd, url)) : null,
  });
  const refuseMissing = (sentence: string): Answer => {
    miss(sentence);
    return refuse('');
  };
  /** A command that the package has. */
  const runPlain: RunGit = async ([name = '', ...words], place) => {
    const root = (await findRepo(place.fs, place.cwd))?.workTree ?? place.cwd;
    base = name === 'clone' ? place : { ...place, cwd: root };
    const args = await adaptWords(name, words, place);
    const answer = await git.execute([name, ...args], place);
    return adaptAnswer(name, answer, words, place);
  };
  const runNamed: RunGit = async ([name = '', ...words], place) => {
    const { args, isQuiet } = readQuiet(name, words);
    const own = await ownCommands[name]?.(args, place, runPlain);
    if (!own && gitOnly.has(name)) return refuseMissing(nameMissing([name]));
    const answer = own ?? (await runPlain([name, ...args], place));
    const [, option] = /^(?:Unknown option|Unexpected argument) "(.*)"\./m.exec(answer.stderr) ?? [];
    if (option !== undefined) return refuseMissing(nameUnknown(name, option));
    if (answer.stderr.startsWith('git: '))
      return refuse(`git: '${name}' is not a git command. See 'git --help'.\n`);
    return isQuiet ? silence(answer) : answer;
  };
  const execute = async (words: readonly string[], caller: Place): Promise<Answer> => {
    const { rest, folder, own } = readOptions(words);
    const place = { ...caller, cwd: joinPath(caller.cwd, folder) };
    const [name = 'help', ...args] = rest;
    const global = await readGlobal(place);
    const given = place.env.has('GIT_CONFIG_COUNT') ? usual : [];
    refill(defaults, [...given, ...global]);
    refill(locked, own);
    if (name === '--version' || name === 'version') return say('git version 2.53.0\n');
    if (name === 'config')
      return (await answerConfig(args, place, given)) ?? refuseMissing(nameMissing(rest));
    const alias = new Map([...global, ...(await readLocal(place))]).get(`alias.${name}`);
    if (alias?.startsWith('!') && place.exec)
      return place.exec(`${alias.slice(1)} ${args.map(quoteWord).join(' ')}`, { cwd: place.cwd });
    if (alias !== undefined) return execute([...splitWords(alias), ...args], place);
    return runNamed(rest, place);
  };
  return { name: 'git', execute };
}

function nameMissing(words: readonly string[]): string {
  return `\`git ${words.join(' ')}\` does not run in this page. It needs Git on your own computer.`;
}

function nameUnknown(name: string, option: string): string {
  return `The Git in this page does not know \`git ${name} ${option}\`. If it is spelled right, it needs Git on your own computer.`;
}

function refill(target: Record<string, string>, settings: readonly Setting[]): void {
  for (const name of Object.keys(target)) delete target[name];
  for (const [name, value] of settings) target[caseOf[name] ?? name] = value;
}
