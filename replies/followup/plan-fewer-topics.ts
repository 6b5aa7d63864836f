import type { RequestedPlan } from '#contract/meaning.ts';
import type { Plan } from '#planner/types/plan.ts';
import { reach } from '#planner/select/course.ts';
import { count } from '#wording/counts.ts';

import { escapeMarks } from '../marks.ts';
import { toDays } from './plan-time.ts';
import type { ChangePlan, ChangedPlan, PlanChat } from './followup-reply.ts';
import { listPlanTopics, planAgain } from './chat.ts';

/** What leaves topics out of a plan, so that there is less to read or more to do. */
export const planFewerTopics = {
  'more-practice': (chat) => makeRoom(chat, countProjectHours, sayProjectHours) ?? listProjects(chat),
  'more-projects': (chat) => makeRoom(chat, countProjectHours, sayProjectHours) ?? listProjects(chat),
  'more-reviews': (chat) =>
    makeRoom(chat, countReviews, (times) => `about ${times} questions on each topic`) ?? enoughReviews,
  'shorter-plan': shorten,
} satisfies Readonly<Record<string, ChangePlan>>;

const sayProjectHours = (hours: number) => `${hours} hours for projects`;

function countProjectHours({ days }: Plan): number {
  const minutes = days.reduce((sum, { fill }) => sum + (fill?.minutes ?? 0), 0);
  return Math.round(minutes / 6) / 10;
}

/** On each topic, to one decimal place. */
function countReviews({ days, covered }: Plan): number {
  const all = days.reduce((sum, { reviews }) => sum + reviews.length, 0);
  return Math.round((10 * all) / Math.max(1, covered.length)) / 10;
}

const [roomShare, shortShare, coreShare] = [2 / 3, 0.6, 0.8];

/** The planner gives each topic its practice, its reviews and its place in a project: with fewer topics there is more of each. */
function makeRoom(
  chat: PlanChat,
  measure: (plan: Plan) => number,
  tell: (measured: number) => string,
): ChangedPlan | null {
  const { requested, plan } = chat.planned;
  const kept = plan.covered.slice(0, Math.ceil(plan.covered.length * roomShare));
  const to = keepOnly(chat, requested, kept);
  const [had, has] = [plan, planAgain(chat.library, to).plan].map(measure);
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
function listProjects({ library, planned: { plan } }: PlanChat): string[] {
  const covered = new Set(plan.covered);
  const chapters = plan.technologies.flatMap((slug) => library.roadmaps.get(slug)?.chapters ?? []);
  const own = chapters.filter(({ topics }) => topics.some(({ key }) => covered.has(key)));
  const projects = own.map(
    ({ project }) => `- **${escapeMarks(project.title)}**: ${escapeMarks(project.brief)}`,
  );
  return [
    'Each week of the plan has days for a project, and more of them would leave no time to learn what they need. More days bring more projects: write "in 60 days".',
    `These fit your topics, for whenever you have time to spare:\n${projects.slice(0, 5).join('\n')}`,
  ];
}

/** A plan of some topics, what they depend on, and the wanted topics. */
function keepOnly({ library }: PlanChat, requested: RequestedPlan, keys: readonly string[]): RequestedPlan {
  const { request, technologies } = requested;
  const needed = [...keys, ...Object.keys(request.wanted ?? {})];
  const kept = reach(needed, (key) => library.topics.get(key)?.prerequisites ?? []);
  const others = listPlanTopics(library, technologies).filter(({ key }) => !kept.has(key));
  const known = [...new Set([...(request.known ?? []), ...others.map(({ key }) => key)])];
  return { technologies, request: { ...request, known } };
}

function shorten(chat: PlanChat): ChangedPlan | string[] {
  const { library, planned, followup } = chat;
  const { requested, plan } = planned;
  const { days, more } = followup.details;
  if (days !== null && days < requested.request.days) return toDays(chat, days);
  if (more !== null && more < 0) return toDays(chat, requested.request.days + more);
  const covered = plan.covered.flatMap((key) => library.topics.get(key) ?? []);
  const core = covered.filter(({ importance }) => importance === 'core').map(({ key }) => key);
  const first = plan.covered.slice(0, Math.ceil(plan.covered.length * shortShare));
  const isCore = core.length >= 3 && core.length <= covered.length * coreShare;
  if (first.length === plan.covered.length)
    return [
      'The plan holds hardly anything that could be left out. Fewer days make it shorter: write "in 5 days".',
    ];
  return {
    to: keepOnly(chat, requested, isCore ? core : first),
    say: (before, after) =>
      `Now ${isCore ? 'only what everyone needs' : 'only the first part'}: ${count(after.covered.length, 'topic')} instead of ${before.covered.length}.`,
    said: ['skipped'],
  };
}
