import type { TopicSection } from '#content/roadmap.ts';
import type { RequestedPlan } from '#contract/meaning.ts';
import type { Plan } from '#planner/model/plan.ts';
import { reach } from '#planner/model/reach.ts';
import { count } from '#wording/counts.ts';
import { listSome } from '#wording/lists.ts';

import { sayMinutes } from '../plan/opening/time-words.ts';
import { escapeMarks } from '../marks.ts';
import { linkTopic } from '../words.ts';
import { toDays } from './plan-time.ts';
import type { ChangePlan, ChangedPlan, PlanTalk } from './reply.ts';
import { listPlanTopics, planAgain } from './talk.ts';

/** What gives the days of a plan other work: fewer topics, what was missed, nothing to install. */
export const planWork = {
  'more-practice': (talk) =>
    makeRoom(talk, countPractice, (days) => `practice on ${count(days, 'day')}`) ?? listProjects(talk),
  'more-projects': (talk) =>
    makeRoom(talk, countProjects, (days) => `a project on ${count(days, 'day')}`) ?? listProjects(talk),
  'more-reviews': (talk) =>
    makeRoom(talk, countReviews, (times) => `about ${times} questions on each topic`) ?? enoughReviews,
  'shorter-plan': shorten,
  'missed-days': catchUp,
  'no-install': installNothing,
  'for-child': planForChild,
} satisfies Readonly<Record<string, ChangePlan>>;

function countPractice({ days }: Plan): number {
  return days.filter(({ fill }) => fill?.kind === 'exercise' || fill?.kind === 'practice').length;
}

function countProjects({ days }: Plan): number {
  return days.filter(({ type, fill }) => type === 'project' || fill?.kind === 'project').length;
}

/** On each topic, to one decimal place. */
function countReviews({ days, covered }: Plan): number {
  const all = days.reduce((sum, { reviews }) => sum + reviews.length, 0);
  return Math.round((10 * all) / Math.max(1, covered.length)) / 10;
}

const [roomShare, shortShare, coreShare] = [2 / 3, 0.6, 0.8];

/** The planner gives each topic its practice, its reviews and its place in a project: with fewer topics there is more of each. */
function makeRoom(
  talk: PlanTalk,
  measure: (plan: Plan) => number,
  tell: (measured: number) => string,
): ChangedPlan | null {
  const { requested, plan } = talk.planned;
  const kept = plan.covered.slice(0, Math.ceil(plan.covered.length * roomShare));
  const to = keepOnly(talk, requested, kept);
  const [had, has] = [plan, planAgain(talk.library, to).plan].map(measure);
  if (had === undefined || has === undefined || has <= had) return null;
  return {
    to,
    say: (before, after) =>
      `I left out the last ${count(before.covered.length - after.covered.length, 'topic')} to make room: now ${tell(has)} instead of ${had}.`,
    said: ['skipped'],
  };
}

const enoughReviews = [
  'Each topic comes back already as often as it helps to remember it, in longer and longer gaps.',
  'If you want to see one again, ask me for a quiz on it.',
];

/** The projects of the chapters that a plan touches. */
function listProjects({ library, planned: { plan } }: PlanTalk): string[] {
  const covered = new Set(plan.covered);
  const chapters = plan.technologies.flatMap((slug) => library.roadmaps.get(slug)?.chapters ?? []);
  const own = chapters.filter(({ topics }) => topics.some(({ key }) => covered.has(key)));
  const projects = own.map(
    ({ project }) => `- **${escapeMarks(project.title)}**: ${escapeMarks(project.brief)}`,
  );
  return [
    'Each week of the plan has one day for a project, and more of them would leave no time to learn what they need. More days bring more projects: write "in 60 days".',
    `These fit your topics, for whenever you have time to spare:\n${projects.slice(0, 5).join('\n')}`,
  ];
}

/** A plan of some topics, what they depend on, and the goals. */
function keepOnly({ library }: PlanTalk, requested: RequestedPlan, keys: readonly string[]): RequestedPlan {
  const { request, technologies } = requested;
  const wanted = [...keys, ...Object.keys(request.goals ?? {})];
  const kept = reach(wanted, (key) => library.topics.get(key)?.prerequisites ?? []);
  const others = listPlanTopics(library, technologies).filter(({ key }) => !kept.has(key));
  const known = [...new Set([...(request.known ?? []), ...others.map(({ key }) => key)])];
  return { technologies, request: { ...request, known } };
}

function shorten(talk: PlanTalk): ChangedPlan | string[] {
  const { library, planned, followup } = talk;
  const { requested, plan } = planned;
  const { days, more } = followup.slots;
  if (days !== null && days < requested.request.days) return toDays(talk, days);
  if (more !== null && more < 0) return toDays(talk, requested.request.days + more);
  const covered = plan.covered.flatMap((key) => library.topics.get(key) ?? []);
  const core = covered.filter(({ importance }) => importance === 'core').map(({ key }) => key);
  const first = plan.covered.slice(0, Math.ceil(plan.covered.length * shortShare));
  const isCore = core.length >= 3 && core.length <= covered.length * coreShare;
  if (first.length === plan.covered.length)
    return [
      'The plan holds hardly anything that could be left out. Fewer days make it shorter: write "in 5 days".',
    ];
  return {
    to: keepOnly(talk, requested, isCore ? core : first),
    say: (before, after) =>
      `Now ${isCore ? 'only what everyone needs' : 'only the first part'}: ${count(after.covered.length, 'topic')} instead of ${before.covered.length}.`,
    said: ['skipped'],
  };
}

/** The plan from here on: what was finished is known, and the days that are left hold the rest. */
function catchUp(talk: PlanTalk): ChangedPlan | string[] {
  const { planned, followup, finished } = talk;
  const { requested, plan } = planned;
  const { length, dayNumbers, weekdays } = followup.slots;
  const missed = length ?? (dayNumbers.length > 0 ? dayNumbers.length : weekdays.length);
  if (missed === 0)
    return [
      'Nothing is lost: the plan waits where you stopped. How many days did you miss? Write a number, such as "4 days", and I lay out the rest again.',
    ];
  const done = Math.min(finished, plan.days.length);
  const left = plan.days.length - done - missed;
  if (left < 1)
    return [
      `Nothing is lost, but none of the ${count(plan.days.length, 'day')} is left. Write how many days you have now, such as "10 days", and I lay out the rest.`,
    ];
  const learned = plan.days
    .slice(0, done)
    .flatMap(({ items }) => items.filter(({ part, parts }) => part === parts).map(({ key }) => key));
  const known = [...new Set([...(requested.request.known ?? []), ...learned])];
  const from =
    done > 0
      ? `You have finished day ${done}, so the plan goes on from there.`
      : 'I took it that you had not begun yet: write "I finished day 3" if you had.';
  return {
    to: { ...requested, request: { ...requested.request, days: left, known } },
    say: () =>
      `Nothing is lost: here is the rest in the ${count(left, 'day')} that ${left === 1 ? 'is' : 'are'} left. ${from}`,
    said: done > 0 ? ['days', 'known'] : ['days'],
  };
}

const install = /\binstall|\bset(?:ting)? ?up\b/i;
const ownTools: ReadonlySet<string> = new Set(['html', 'css', 'javascript']);

/** Topics on installing are left out, and pages are named that run code in the browser. */
function installNothing({ library, planned: { requested, plan } }: PlanTalk): ChangedPlan {
  const { request, technologies } = requested;
  const covered = plan.covered.flatMap((key) => library.topics.get(key) ?? []);
  const setUp = listPlanTopics(library, technologies).filter(({ title }) => install.test(title));
  const known = [...new Set([...(request.known ?? []), ...setUp.map(({ key }) => key)])];
  const left = setUp.filter(({ key }) => plan.covered.includes(key));
  const tasks = covered.filter((topic) => install.test(topic.task) && !left.includes(topic));
  const step =
    tasks.length > 0
      ? ` Leave away the step that installs something in the task of ${listSome(tasks.map(linkTopic), 3)}.`
      : '';
  const out =
    left.length > 0
      ? ` ${listSome(left.map(linkTopic), 3)} ${left.length === 1 ? 'is' : 'are'} left out.`
      : '';
  return {
    to: { ...requested, request: { ...request, known } },
    say: () => `Now with nothing to install.${out}${step} ${sayBrowser(technologies, covered)}`,
    said: ['skipped'],
  };
}

function sayBrowser(technologies: readonly string[], topics: readonly TopicSection[]): string {
  const isOwn = technologies.every((slug) => ownTools.has(slug));
  const interactive = topics.filter(({ websites }) => websites.some(({ kind }) => kind === 'interactive'));
  if (interactive.length > 0)
    return `These topics have pages where you try code in the browser: ${listSome(interactive.map(linkTopic), 5)}.`;
  if (isOwn) return 'All of it runs in the browser that you are using.';
  return 'I know no page of the roadmap that runs the code for you, so ask a teacher for a place online where you can try it.';
}

const youngest = 9;

/** The pace of a child: short days, one new thing at a time. */
function planForChild({ planned: { requested }, followup }: PlanTalk): ChangedPlan {
  const { minutesADay: _, minutesOn: __, ...request } = requested.request;
  const age = Math.max(youngest, followup.slots.age ?? 10);
  return {
    to: { ...requested, request: { ...request, age, level: 1 } },
    say: (before, after) =>
      `Now for a child of ${age}, in short sentences: ${sayMinutes(after)} instead of ${sayMinutes(before)}.`,
    said: ['minutes', 'level'],
  };
}
