import { type WeighedChoice, nameOption, type WeighedOption } from '#question/contrasts/read-choice.ts';
import { nearestTo, sayWhatItIs } from '#search/query/names.ts';
import { listChoices } from '#wording/lists.ts';

import { swapPersons } from './swap-persons.ts';
import type { Library } from '../library.ts';
import { escapeMarks } from '../marks.ts';
import { linkTopic, nameOf } from '../words.ts';
import { chooseOption, type Verdict } from './choose-option.ts';
import { families, when, whenUntaught } from './when.ts';

/** Which one to take and why, in the first sentence; null where we hold nothing that decides. */
export function sayVerdict(library: Library, choice: WeighedChoice): string | null {
  const verdict = chooseOption(choice, library);
  if (!verdict) return null;
  const name = `**${nameTaken(library, verdict.option)}**`;
  if (verdict.before)
    return `Learn ${name} first: ${nameTaken(library, verdict.before)} builds on it, so what you learn stays useful.`;
  if (verdict.after)
    return `You know ${nameTaken(library, verdict.after)} already, and ${name} adds to it: ${escapeMarks(verdict.why ?? '')} What you have stays valid, so you can try it on one file.`;
  const lead = sayFor(choice);
  const take = lead === '' ? 'Take' : `${lead}, take`;
  return `${take} ${name}: ${escapeMarks(verdict.why ?? '')}${sayLimits(choice)}`;
}

/** A reply about names of which nothing closer is written: the verdict, what each is, what carries over and one step. */
export function writeChoice(library: Library, choice: WeighedChoice): string[] {
  const verdict = chooseOption(choice, library);
  const lines = choice.options.map((option) => `- ${describe(library, option)}`).join('\n');
  const shared = findShared(choice.options);
  return [
    sayVerdict(library, choice) ??
      `I know of no reason that decides between ${listChoices(choice.options.map((one) => nameTaken(library, one)))} for you.`,
    lines,
    ...(shared === null ? [] : [`**What carries over.** ${shared}`]),
    sayFirstStep(library, choice, verdict),
  ];
}

/** One thing to do next: with what we teach of them, or else with what leads there. */
export function sayFirstStep(library: Library, { options }: WeighedChoice, verdict: Verdict | null): string {
  const [best] = [...(verdict ? [verdict.option] : []), ...options];
  const taught = best?.kind === 'covered' ? best : options.find(({ kind }) => kind === 'covered');
  if (taught?.kind === 'covered') {
    const name = escapeMarks(nameOf(library, taught.slug));
    return `${taught === best ? '' : `Of these we teach ${name}. `}${sayBegin(library, taught.slug)}`;
  }
  const [near] = best?.kind === 'uncovered' ? nearestTo(library.index.names, best.name) : [];
  if (!near)
    return 'None of our roadmaps is a step towards them. What we teach is under [Roadmaps](/language).';
  const name = escapeMarks(nameOf(library, near.technology));
  return `What we teach that is nearest is [${name}](/language/${near.technology}), ${near.why}. ${sayBegin(library, near.technology)}`;
}

function sayBegin(library: Library, slug: string): string {
  const [first] = library.topicsOf.get(slug) ?? [];
  const topic = first ? `One step: do ${linkTopic(first)}. ` : '';
  return `${topic}For a plan, say "plan for ${escapeMarks(nameOf(library, slug))}".`;
}

function nameTaken(library: Library, option: WeighedOption): string {
  return escapeMarks(option.kind === 'covered' ? nameOf(library, option.slug) : option.name);
}

function describe(library: Library, option: WeighedOption): string {
  const name = nameTaken(library, option);
  if (option.kind === 'covered')
    return `Take [${name}](/language/${option.slug}) when ${when[option.slug] ?? 'it is what you work with'}.`;
  const suits = whenUntaught[option.name];
  if (suits !== undefined) return `Take **${name}** when ${suits}. We have no roadmap for it.`;
  const is = sayWhatItIs(library.index.names, option.name) ?? 'is a technology';
  return `**${name}** ${escapeMarks(is)}. We have no roadmap for it.`;
}

function findShared(options: readonly WeighedOption[]): string | null {
  const names = options.map(nameOption);
  return families.find(({ members }) => names.every((name) => members.includes(name)))?.shared ?? null;
}

const leads = {
  phone: 'For phone apps',
  games: 'For games',
  job: 'For a job',
  data: 'For work with data',
  office: 'For office work',
  web: 'For a website',
  server: 'For a server',
  first: 'As a first language',
  school: 'For school',
  speed: 'For speed',
} as const;

/** What it is for in the writer's words, where they said them. */
function sayFor({ said, purpose }: WeighedChoice): string {
  if (said !== null) return `For ${escapeMarks(swapPersons(said))}`;
  return purpose === null ? '' : leads[purpose];
}

function sayLimits({ purpose }: WeighedChoice): string {
  if (purpose !== 'job') return '';
  return ' I do not know the job ads where you look: count there how often each is named.';
}
