import type { TopicSection } from '#content/roadmap.ts';
import type { RequestedPlan } from '#contract/meaning.ts';
import type { Level } from '#planner/types/plan-topic.ts';
import { reach } from '#planner/select/course.ts';
import type { Plan } from '#planner/types/plan.ts';
import { count } from '#wording/counts.ts';
import { joinWords, listSome } from '#wording/lists.ts';
import { levelNames } from '#wording/topic.ts';

import { escapeMarks } from '../marks.ts';
import { linkTopic, nameOf } from '../words.ts';
import type { ChangePlan, ChangedPlan, PlanTalk } from './reply.ts';
import { listPlanTopics } from './talk.ts';

/** What changes the topics of a plan. */
export const planTopics = {
  'know-topic': (talk) => leaveOut(talk, 'known'),
  'leave-out': (talk) => leaveOut(talk, 'skipped'),
  'add-topic': addTopics,
  easier: (talk) => setLevel(talk, -1),
  harder: (talk) => setLevel(talk, 1),
  'other-technology': setTechnology,
} satisfies Readonly<Record<string, ChangePlan>>;

const mostShown = 5;

function list(topics: readonly TopicSection[]): string {
  return listSome(topics.map(linkTopic), mostShown);
}

function linkRoadmaps({ library, planned }: PlanTalk): string {
  const { technologies } = planned.requested;
  return joinWords(technologies.map((slug) => `[${escapeMarks(nameOf(library, slug))}](/language/${slug})`));
}

/** Topics that the message means: by name, or by the days they are on. */
function findMeant({ library, followup, planned }: PlanTalk): TopicSection[] {
  const { requested, plan } = planned;
  const ofPlan = listPlanTopics(library, requested.technologies);
  const named = ofPlan.filter(({ key }) => followup.topics.includes(key));
  if (named.length > 0) return named;
  const days = new Set(followup.slots.dayNumbers);
  const onDays = plan.days.filter(({ day }) => days.has(day)).flatMap(({ items }) => items);
  const keys = new Set(onDays.map(({ key }) => key));
  return ofPlan.filter(({ key }) => keys.has(key));
}

/** A plan without the technologies that the message names; null where it names none of them, or all. */
function leaveTechnologies({ library, followup, planned }: PlanTalk): ChangedPlan | null {
  const { technologies: before, request } = planned.requested;
  const technologies = before.filter((slug) => !followup.technologies.includes(slug));
  if (technologies.length === 0 || technologies.length === before.length) return null;
  const { order: _, goals = {}, ...others } = request;
  const kept = Object.entries(goals).filter(([key]) =>
    technologies.includes(library.topics.get(key)?.technology ?? ''),
  );
  const order = technologies.length > 1 ? { order: technologies } : {};
  const gone = before.filter((slug) => !technologies.includes(slug));
  return {
    to: { technologies, request: { ...others, ...order, goals: Object.fromEntries(kept) } },
    say: () =>
      `Now without ${joinWords(gone.map((slug) => escapeMarks(nameOf(library, slug))))}: all days are for the rest.`,
    said: ['technologies'],
  };
}

/** So large a part of a roadmap is its ground: what builds on it stays. */
const ground = 1 / 3;

/** Known topics go with what they depend on, others with what depends on them. */
function leaveOut(talk: PlanTalk, as: 'known' | 'skipped'): ChangedPlan | string[] {
  const meant = findMeant(talk);
  if (meant.length === 0) return leaveTechnologies(talk) ?? askForTopic(talk);
  const { requested } = talk.planned;
  const all = listPlanTopics(talk.library, requested.technologies);
  const keys = new Set(meant.map(({ key }) => key));
  const before = reach(keys, (key) => talk.library.topics.get(key)?.prerequisites ?? []);
  const after = reach(keys, (key) =>
    all.filter(({ prerequisites }) => prerequisites.includes(key)).map((one) => one.key),
  );
  const isGround = after.size > Math.max(keys.size, all.length * ground);
  const left = as === 'known' ? before : isGround ? keys : after;
  const goals = Object.entries(requested.request.goals ?? {}).filter(([key]) => !left.has(key));
  const known = [...new Set([...(requested.request.known ?? []), ...left])].filter((key) =>
    talk.library.topics.has(key),
  );
  const ground1 =
    as === 'skipped' && isGround ? ' Much builds on that, so read its page when you meet it.' : '';
  return {
    to: { ...requested, request: { ...requested.request, known, goals: Object.fromEntries(goals) } },
    say: () =>
      `${as === 'known' ? 'You know' : 'Now without'} ${list(meant)}${as === 'known' ? ', so the plan goes on from there' : ''}.${ground1}`,
    said: [as],
  };
}

function askForTopic(talk: PlanTalk): string[] {
  return [
    `I did not find that topic in the plan. Its topics are listed under ${linkRoadmaps(talk)}: write the name of one as it is there.`,
  ];
}

function addTopics(talk: PlanTalk): ChangedPlan | string[] {
  const { library, followup, planned } = talk;
  const { request, technologies } = planned.requested;
  const topics = followup.topics.flatMap((key) => library.topics.get(key) ?? []);
  const added = topics.length > 0 ? topics.map(({ technology }) => technology) : followup.technologies;
  const all = [...new Set([...technologies, ...added])];
  if (topics.length === 0 && all.length === technologies.length) return askForTopic(talk);
  const goals = { ...request.goals, ...Object.fromEntries(topics.map(({ key }) => [key, 1])) };
  const known = (request.known ?? []).filter((key) => !Object.hasOwn(goals, key));
  const names =
    topics.length > 0
      ? list(topics)
      : joinWords(added.map((slug) => `**${escapeMarks(nameOf(library, slug))}**`));
  return {
    to: { technologies: all, request: { ...request, goals, known, ...(all.length > 1 && { order: all }) } },
    say: () => `Now with ${names}${topics.length > 0 ? ', as early as what it builds on allows' : ''}.`,
    said: topics.length > 0 ? ['topics'] : ['technologies'],
  };
}

/** A level below or above; beginners get only the easiest topics instead. */
function setLevel({ library, planned: { requested, plan } }: PlanTalk, step: -1 | 1): ChangedPlan | string[] {
  const { request, technologies } = requested;
  const level = findLevel(request.level + step);
  if (level !== null)
    return {
      to: { ...requested, request: { ...request, level } },
      say: () => `Now at ${levelNames[level]} level instead of ${levelNames[request.level]}.`,
      said: ['level'],
    };
  if (step > 0)
    return [
      'This plan is at Advanced level already, which is the highest. More minutes a day, or more projects, make it harder.',
    ];
  const hard = listPlanTopics(library, technologies)
    .filter((topic) => topic.level > 1)
    .map(({ key }) => key);
  const known = [...new Set([...(request.known ?? []), ...hard])];
  const dropped = hard.filter((key) => plan.covered.includes(key)).length;
  if (dropped === 0) return slowDown(requested);
  return {
    to: { ...requested, request: { ...request, known } },
    say: () =>
      `Now only topics for beginners: ${count(dropped, 'harder topic')} ${dropped === 1 ? 'is' : 'are'} left out, and the days have more practice.`,
    said: ['skipped'],
  };
}

function findLevel(level: number): Level | null {
  return ([1, 2, 3] as const).find((one) => one === level) ?? null;
}

/** The same topics, on half as many days more. */
function slowDown(requested: RequestedPlan): ChangedPlan {
  const days = Math.min(3650, Math.ceil(requested.request.days * 1.5));
  return {
    to: { ...requested, request: { ...requested.request, days } },
    say: () =>
      `It holds only topics for beginners already. So I made it slower: ${count(days, 'day')} instead of ${requested.request.days.toLocaleString('en')}.`,
    said: ['days'],
  };
}

function setTechnology({ library, followup, planned }: PlanTalk): ChangedPlan | string[] {
  const technologies = followup.technologies.filter((slug) => !planned.requested.technologies.includes(slug));
  if (technologies.length === 0)
    return [
      ...(followup.uncovered === null
        ? []
        : [`There is no roadmap for ${escapeMarks(followup.uncovered)} here, so I cannot plan it.`]),
      'Which technology shall it be? Write its name, such as "Java instead". All are listed under [Roadmaps](/language).',
    ];
  const { goals: _, known: __, order: ___, ...request } = planned.requested.request;
  const name = (slugs: readonly string[]) =>
    joinWords(slugs.map((slug) => escapeMarks(nameOf(library, slug))));
  return {
    to: { technologies, request: { ...request, ...(technologies.length > 1 && { order: technologies }) } },
    say: (before: Plan) => `Now ${name(technologies)} instead of ${name(before.technologies)}.`,
    said: ['technologies'],
  };
}
