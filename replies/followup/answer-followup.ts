import { intentOf } from '#question/followup/kinds.ts';
import type { FollowupKind } from '#question/followup/kinds.ts';
import type { Intent } from '#question/meaning.ts';

import type { DraftReply } from '../letter.ts';
import type { Library } from '../library.ts';
import { answerAround } from './answer-around.ts';
import { answerTasks } from './answer-tasks.ts';
import { answerWords } from './answer-words.ts';
import { correctPlan } from './correct-plan.ts';
import { writeChat } from './chat.ts';
import { makeTopicPlan } from './make-topic-plan.ts';
import { planDays } from './plan-days.ts';
import { planRoom } from './plan-room.ts';
import { planTime } from './plan-time.ts';
import { planTopics } from './plan-topics.ts';
import { planWork } from './plan-work.ts';
import type { AskedAgain, ChangePlan, FollowupReply, GoOn, PlanTalk } from './reply.ts';
import { type AskedMessage, findTalk, type Conversation } from './talk.ts';
import { videos } from './videos.ts';
import { writeChanged } from './write-changed.ts';
import { tellMeaning } from './tell-meaning.ts';

type OfKind<Handler> = Partial<Record<FollowupKind, Handler>>;

const changes: OfKind<ChangePlan> = { ...planTime, ...planTopics, ...planRoom, ...planWork };
const ofPlans: OfKind<(talk: PlanTalk) => readonly string[]> = planDays;
const ofAny: OfKind<(talk: Conversation) => readonly string[]> = videos;
const ofAnswers: OfKind<GoOn> = {
  ...answerWords,
  ...answerTasks,
  ...answerAround,
  'make-plan': makeTopicPlan,
  'set-days': makeTopicPlan,
  'set-end': makeTopicPlan,
  'set-weekdays': makeTopicPlan,
  'fewer-minutes': makeTopicPlan,
  'more-minutes': makeTopicPlan,
};

/** What a learner may set by hand without making it a message of its own. */
const about: ReadonlySet<Intent> = new Set(['change', 'followup', 'chat']);

type AnswerAgain = (asked: AskedMessage) => DraftReply;

/** The reply to a message about a reply; null where it is a message of its own, or none came before it. */
export function answerFollowup(
  library: Library,
  asked: AskedMessage,
  answerAgain: AnswerAgain,
): DraftReply | null {
  const meant = asked.corrections?.intent;
  const talk = meant === undefined || about.has(meant) ? findTalk(library, asked) : null;
  if (!talk) return null;
  const reply = replyTo(talk);
  if (!('again' in reply)) {
    const { paragraphs, wordable, plan } = reply;
    const letter = { paragraphs, ...(wordable && { wordable }), ...(plan && { plan }) };
    return { letter, meaning: tellMeaning(talk, reply) };
  }
  const { letter, meaning } = answerAgain(reply.again);
  const paragraphs = reply.lead === '' ? letter.paragraphs : [reply.lead, ...letter.paragraphs];
  const { plan } = letter;
  return {
    letter: { paragraphs, ...(plan && { plan }) },
    meaning: { ...meaning, followup: talk.followup.kind },
  };
}

function replyTo(talk: Conversation): FollowupReply | AskedAgain {
  const { followup, isPlan, planned } = talk;
  const { kind } = followup;
  const chat = intentOf(kind) === 'chat' ? writeChat(talk) : null;
  if (chat) return { paragraphs: chat };
  const onPlan =
    planned && (isPlan || intentOf(kind) === 'change' || !ofAnswers[kind])
      ? replyToPlan({ ...talk, planned })
      : null;
  return onPlan ?? replyToAnswer(talk);
}

function replyToPlan(talk: PlanTalk): FollowupReply | null {
  const { kind } = talk.followup;
  const { requested } = talk.planned;
  const change = changes[kind]?.(talk);
  if (change && 'to' in change)
    return writeChanged(talk, {
      ...change,
      to: correctPlan(talk.library, change.to, talk.asked.corrections),
    });
  const paragraphs = change ?? ofPlans[kind]?.(talk);
  return paragraphs ? { paragraphs, plan: requested } : null;
}

function replyToAnswer(talk: Conversation): FollowupReply | AskedAgain {
  const { kind } = talk.followup;
  const any = ofAny[kind]?.(talk);
  if (any) return { paragraphs: any, ...(talk.isPlan && talk.planned && { plan: talk.planned.requested }) };
  const [topic] = talk.topics;
  const { asked, followup, turn } = talk;
  if (kind === 'other-technology' && followup.technologies.length > 0)
    return {
      lead: '',
      again: { ...asked, problem: turn.problem, language: nameTechnology(talk), thread: [] },
    };
  const reply = topic && ofAnswers[kind]?.({ ...talk, topic });
  if (!reply) return { paragraphs: sayNothingToChange(talk) };
  return 'paragraphs' in reply || 'again' in reply ? reply : { paragraphs: reply };
}

function nameTechnology({ library, followup }: Conversation): string {
  return followup.technologies.map((slug) => library.roadmaps.get(slug)?.name ?? slug).join(', ');
}

function sayNothingToChange({ planned, topics }: Conversation): string[] {
  if (planned === null && topics.length > 0)
    return [
      'That would change a plan, and there is none in this talk yet. Write "make a plan", and I make one that you can change.',
    ];
  return [
    'I am not sure what that is about. Write the name of a topic, or ask for a plan, and we go on from there.',
  ];
}
