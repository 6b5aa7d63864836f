import type { RequestedPlan } from '#contract/meaning.ts';
import type { Plan } from '#planner/types/plan.ts';
import { reach } from '#planner/select/course.ts';
import { count } from '#wording/counts.ts';

import { escapeMarks } from '../marks.ts';
import { toDays } from './plan-time.ts';
import type { ChangePlan, ChangedPlan, PlanTalk } from './reply.ts';
import { listPlanTopics, planAgain } from './talk.ts';

/** What leaves topics out of a plan, so that there is less to read or more to do. */
export const planRoom = {
  'more-practice': (talk) =>
    makeRoom(talk, countPractice, (days) => `practice on ${count(days, 'day')}`) ?? listProjects(talk),
  'more-projects': (talk) =>
    makeRoom(talk, countProjects, (days) => `a project on ${count(days, 'day')}`) ?? listProjects(talk),
  'more-reviews': (talk) =>
    makeRoom(talk, countReviews, (times) => `about ${times} questions on each topic`) ?? enoughReviews,
  'shorter-plan': shorten,
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
