import type { TopicSection } from '#content/roadmap.ts';
import { listSome } from '#wording/lists.ts';

import { sayMinutes } from '../plan/opening/time-words.ts';
import { linkTopic } from '../words.ts';
import { catchUp } from './own/catch-up.ts';
import type { ChangePlan, ChangedPlan, PlanChat } from './followup-reply.ts';
import { listPlanTopics } from './chat.ts';

/** What fits a plan to what happened, to where one learns, and to who learns. */
export const planWork = {
  'missed-days': catchUp,
  'no-install': installNothing,
  'for-child': planForChild,
} satisfies Readonly<Record<string, ChangePlan>>;

const install = /\binstall|\bset(?:ting)? ?up\b/i;
const ownTools: ReadonlySet<string> = new Set(['html', 'css', 'javascript']);

/** Topics on installing are left out, and pages are named that run code in the browser. */
function installNothing({ library, planned: { requested, plan } }: PlanChat): ChangedPlan {
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
function planForChild({ planned: { requested }, followup }: PlanChat): ChangedPlan {
  const { minutesADay: _, minutesOn: __, ...request } = requested.request;
  const age = Math.max(youngest, followup.details.age ?? 10);
  return {
    to: { ...requested, request: { ...request, age, level: 1 } },
    say: (before, after) =>
      `Now for a child of ${age}, in short sentences: ${sayMinutes(after)} instead of ${sayMinutes(before)}.`,
    said: ['minutes', 'level'],
  };
}
