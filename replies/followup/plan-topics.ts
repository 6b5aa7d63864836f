import type { TopicSection } from '#content/roadmap.ts';
import type { RequestedPlan } from '#contract/meaning.ts';
import type { Level } from '#planner/types/plan-topic.ts';
import { reach } from '#planner/select/course.ts';
import type { Plan } from '#planner/types/plan.ts';
import { count } from '#wording/counts.ts';
import { joinWords, listSome } from '#wording/lists.ts';
import { levelNames } from '#wording/topic-words.ts';

import { escapeMarks } from '../marks.ts';
import { linkTopic, nameOf } from '../words.ts';
import type { ChangePlan, ChangedPlan, PlanChat } from './followup-reply.ts';
import { listPlanTopics } from './chat.ts';

/** What changes the topics of a plan. */
export const planTopics = {
  'know-topic': (chat) => knowTechnology(chat) ?? leaveOut(chat, 'known'),
  'leave-out': (chat) => leaveOut(chat, 'skipped'),
  'add-topic': addTopics,
  easier: (chat) => setLevel(chat, -1),
  harder: (chat) => setLevel(chat, 1),
  'other-technology': setTechnology,
} satisfies Readonly<Record<string, ChangePlan>>;

const maxShown = 5;

function list(topics: readonly TopicSection[]): string {
  return listSome(topics.map(linkTopic), maxShown);
}

function linkRoadmaps({ library, planned }: PlanChat): string {
  const { technologies } = planned.requested;
  return joinWords(technologies.map((slug) => `[${escapeMarks(nameOf(library, slug))}](/language/${slug})`));
}

/** Topics that the message means: by name, or by the days they are on. */
function findMeant({ library, followup, planned }: PlanChat): TopicSection[] {
  const { requested, plan } = planned;
  const ofPlan = listPlanTopics(library, requested.technologies);
  const named = ofPlan.filter(({ key }) => followup.topics.includes(key));
  if (named.length > 0) return named;
  const days = new Set(followup.details.dayNumbers);
  const onDays = plan.days.filter(({ day }) => days.has(day)).flatMap(({ items }) => items);
  const keys = new Set(onDays.map(({ key }) => key));
  return ofPlan.filter(({ key }) => keys.has(key));
}

/** A plan without the technologies that the message names; null where it names none of them, or all. */
function leaveTechnologies({ library, followup, planned }: PlanChat): ChangedPlan | null {
  const { technologies: before, request } = planned.requested;
  const technologies = before.filter((slug) => !followup.technologies.includes(slug));
  if (technologies.length === 0 || technologies.length === before.length) return null;
  const { order: _, wanted = {}, ...others } = request;
  const kept = Object.entries(wanted).filter(([key]) =>
    technologies.includes(library.topics.get(key)?.technology ?? ''),
  );
  const order = technologies.length > 1 ? { order: technologies } : {};
  const gone = before.filter((slug) => !technologies.includes(slug));
  return {
    to: { technologies, request: { ...others, ...order, wanted: Object.fromEntries(kept) } },
    say: () =>
      `Now without ${joinWords(gone.map((slug) => escapeMarks(nameOf(library, slug))))}: all days are for the rest.`,
    said: ['technologies'],
  };
}

/** A learner who knows all that a plan teaches gets what else they name, or a higher level; null where topics are named, or a part of it. */
function knowTechnology(chat: PlanChat): ChangedPlan | readonly string[] | null {
  const { library, followup, planned } = chat;
  const { technologies } = planned.requested;
  if (followup.technologies.length === 0 || findMeant(chat).length > 0) return null;
  const [own, others] = [true, false].map((isOwn) =>
    followup.technologies.filter((slug) => technologies.includes(slug) === isOwn),
  );
  if (own && others && own.length === technologies.length)
    return others.length > 0 ? setTechnology(chat) : setLevel(chat, 1);
  const ground = others?.filter((slug) => technologies.some((one) => library.needs[one]?.includes(slug)));
  if (!ground || ground.length === 0 || own?.length !== 0) return null;
  const names = (slugs: readonly string[]) =>
    joinWords(slugs.map((slug) => escapeMarks(nameOf(library, slug))));
  return [
    `That is good: ${names(technologies)} builds on ${names(ground)}. The plan does not teach ${names(ground)}, so it stays as it is.`,
  ];
}

/** So large a part of a roadmap is its ground: what builds on it stays. */
const ground = 1 / 3;

/** Known topics go with what they depend on, others with what depends on them. */
function leaveOut(chat: PlanChat, as: 'known' | 'skipped'): ChangedPlan | string[] {
  const meant = findMeant(chat);
  if (meant.length === 0) return leaveTechnologies(chat) ?? askForTopic(chat);
  const { requested } = chat.planned;
  const all = listPlanTopics(chat.library, requested.technologies);
  const keys = new Set(meant.map(({ key }) => key));
  const before = reach(keys, (key) => chat.library.topics.get(key)?.prerequisites ?? []);
  const after = reach(keys, (key) =>
    all.filter(({ prerequisites }) => prerequisites.includes(key)).map((one) => one.key),
  );
  const isGround = after.size > Math.max(keys.size, all.length * ground);
  const left = as === 'known' ? before : isGround ? keys : after;
  const wanted = Object.entries(requested.request.wanted ?? {}).filter(([key]) => !left.has(key));
  const known = [...new Set([...(requested.request.known ?? []), ...left])].filter((key) =>
    chat.library.topics.has(key),
  );
  const ground1 =
    as === 'skipped' && isGround ? ' Much builds on that, so read its page when you meet it.' : '';
  return {
    to: { ...requested, request: { ...requested.request, known, wanted: Object.fromEntries(wanted) } },
    say: () =>
      `${as === 'known' ? 'You know' : 'Now without'} ${list(meant)}${as === 'known' ? ', so the plan goes on from there' : ''}.${ground1}`,
    said: [as],
  };
}

function askForTopic(chat: PlanChat): string[] {
  return [
    `I did not find that topic in the plan. Its topics are listed under ${linkRoadmaps(chat)}: write the name of one as it is there.`,
  ];
}

function addTopics(chat: PlanChat): ChangedPlan | string[] {
  const { library, followup, planned } = chat;
  const { request, technologies } = planned.requested;
  const topics = followup.topics.flatMap((key) => library.topics.get(key) ?? []);
  const added = topics.length > 0 ? topics.map(({ technology }) => technology) : followup.technologies;
  const all = [...new Set([...technologies, ...added])];
  if (topics.length === 0 && all.length === technologies.length) return askForTopic(chat);
  const wanted = { ...request.wanted, ...Object.fromEntries(topics.map(({ key }) => [key, 1])) };
  const known = (request.known ?? []).filter((key) => !Object.hasOwn(wanted, key));
  const names =
    topics.length > 0
      ? list(topics)
      : joinWords(added.map((slug) => `**${escapeMarks(nameOf(library, slug))}**`));
  return {
    to: { technologies: all, request: { ...request, wanted, known, ...(all.length > 1 && { order: all }) } },
    say: () => `Now with ${names}${topics.length > 0 ? ', as early as what it builds on allows' : ''}.`,
    said: topics.length > 0 ? ['topics'] : ['technologies'],
  };
}

/** A level below or above; beginners get only the easiest topics instead. */
function setLevel({ library, planned: { requested, plan } }: PlanChat, step: -1 | 1): ChangedPlan | string[] {
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

function setTechnology({ library, followup, planned }: PlanChat): ChangedPlan | string[] {
  const technologies = followup.technologies.filter((slug) => !planned.requested.technologies.includes(slug));
  if (technologies.length === 0)
    return [
      ...(followup.uncovered === null
        ? []
        : [`There is no roadmap for ${escapeMarks(followup.uncovered)} here, so I cannot plan it.`]),
      'Which technology shall it be? Write its name, such as "Java instead". All are listed under [Roadmaps](/language).',
    ];
  const { wanted: _, known: __, order: ___, ...request } = planned.requested.request;
  const name = (slugs: readonly string[]) =>
    joinWords(slugs.map((slug) => escapeMarks(nameOf(library, slug))));
  return {
    to: { technologies, request: { ...request, ...(technologies.length > 1 && { order: technologies }) } },
    say: (before: Plan) => `Now ${name(technologies)} instead of ${name(before.technologies)}.`,
    said: ['technologies'],
  };
}
