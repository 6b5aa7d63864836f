import { pointsBack } from '#lexicon/followup/pointing-words.ts';
import { intentOf } from '#question/followup/kinds.ts';
import type { FollowupKind } from '#question/followup/kinds.ts';
import type { Intent, Meaning } from '#question/meaning/meaning.ts';
import { foldText } from '#search/text/plain-text.ts';

import type { DraftReply } from '../reply-body.ts';
import type { Library } from '../library.ts';
import { answerAround } from './answer-around.ts';
import { answerGoalQuestion } from './answer-goal-question.ts';
import { answerTasks } from './answer-tasks.ts';
import { answerWords } from './answer-words.ts';
import { askWithin, askInContext } from './ask-in-context.ts';
import { changeGoal } from './change-goal.ts';
import { correctPlan } from './correct-plan.ts';
import { writeSmallTalkFollowup } from './small-talk-followup.ts';
import { makeTopicPlan } from './make-topic-plan.ts';
import { planDays } from './plan-days.ts';
import { planFewerTopics } from './plan-fewer-topics.ts';
import { planTime } from './plan-time.ts';
import { planTopics } from './plan-topics.ts';
import { planWork } from './plan-work.ts';
import type { AskedAgain, ChangePlan, FollowupReply, GoOn, PlanChat } from './followup-reply.ts';
import { type AskedMessage, findChat, findTurn, type ChatSoFar } from './chat.ts';
import { answerDetail } from './own/answer-detail.ts';
import { answerNext } from './own/answer-next.ts';
import { answerOwnQuestion } from './own/answer-own-question.ts';
import { goOnQuiz } from './own/go-on-quiz.ts';
import { takeInstead } from './own/take-instead.ts';
import { videos } from './videos.ts';
import { writeChanged } from './write-changed.ts';
import { carryMeaning } from './carry-meaning.ts';

type OfKind<Handler> = Partial<Record<FollowupKind, Handler>>;

const changes: OfKind<ChangePlan> = { ...planTime, ...planTopics, ...planFewerTopics, ...planWork };
const ofPlans: OfKind<(chat: PlanChat) => readonly string[]> = planDays;
const ofAny: OfKind<(chat: ChatSoFar) => readonly string[]> = videos;
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
  const found = meant === undefined || about.has(meant) ? findChat(library, asked) : null;
  const other = asked.corrections
    ? null
    : (takeInstead(library, asked) ?? changeGoal(library, asked, found !== null));
  const own = other ? null : goOn(library, asked, found);
  const chat = own ? findTurn(library, asked) : found;
  const reply = other ?? own ?? (chat ? replyTo(chat) : askInContext(library, asked));
  if (!reply) return null;
  if (!('again' in reply)) {
    const { paragraphs, wordable, plan } = reply;
    const body = { paragraphs, ...(wordable && { wordable }), ...(plan && { plan }) };
    return chat && { body, meaning: carryMeaning(chat, reply) };
  }
  const { body, meaning } = answerAgain(reply.again);
  const plain = chat && isLost(meaning) ? tellAgain(chat) : null;
  if (chat && plain) return { body: plain, meaning: carryMeaning(chat, plain) };
  const paragraphs = reply.lead === '' ? body.paragraphs : [reply.lead, ...body.paragraphs];
  const { plan } = body;
  return {
    body: { paragraphs, ...(plan && { plan }) },
    meaning: { ...meaning, ...(chat && nameIntent(chat, meaning)) },
  };
}

function isLost({ intent, grade }: Meaning): boolean {
  return grade === 'lost' || intent === 'nonsense';
}

/** The topic before in simpler words, where what is asked of it says nothing to us. */
function tellAgain(chat: ChatSoFar): FollowupReply | null {
  const [topic] = chat.topics;
  if (!topic || chat.isPlan || !chat.followup.asksMore) return null;
  return { paragraphs: [otherWords, ...answerWords['for-child']({ ...chat, topic })], topics: [topic.key] };
}

const otherWords =
  'I have it in no other words than the roadmap does, so here is the idea and a way to try it.';

/** A quiz that goes on, what was written for the very question, and a question that is surely none about how something was said. */
function goOn(
  library: Library,
  asked: AskedMessage,
  chat: ChatSoFar | null,
): FollowupReply | AskedAgain | null {
  const written =
    goOnQuiz(library, asked) ?? answerDetail(library, asked, chat) ?? answerNext(library, asked, chat);
  if (written || chat?.followup.grade === 'sure') return written;
  return answerOwnQuestion(library, asked);
}

/** Who says what was meant instead still speaks of the reply before, unless that makes a plan. */
function nameIntent({ followup }: ChatSoFar, { intent, others }: Meaning): Partial<Meaning> {
  const { kind } = followup;
  if (followup.intent !== 'followup' || intent === 'plan') return { followup: kind };
  return { followup: kind, intent: 'followup', others: [intent, ...others].slice(0, 2) };
}

function replyTo(chat: ChatSoFar): FollowupReply | AskedAgain | null {
  const { followup, isPlan, planned } = chat;
  const { kind } = followup;
  const smallTalk = intentOf(kind) === 'chat' ? writeSmallTalkFollowup(chat) : null;
  if (smallTalk) return { paragraphs: smallTalk };
  const onPlan =
    planned && ((isPlan && !followup.ofWords) || intentOf(kind) === 'change' || !ofAnswers[kind])
      ? replyToPlan({ ...chat, planned })
      : null;
  const reply = onPlan ?? replyToAnswer(chat);
  if (!followup.ofWords || !planned || !reply || !('paragraphs' in reply)) return reply;
  return { ...reply, plan: planned.requested };
}

function replyToPlan(chat: PlanChat): FollowupReply | null {
  const { kind } = chat.followup;
  const { requested } = chat.planned;
  const ofGoal = answerGoalQuestion(chat);
  if (ofGoal) return { paragraphs: ofGoal, plan: requested };
  const change = changes[kind]?.(chat);
  if (change && 'to' in change)
    return writeChanged(chat, {
      ...change,
      to: correctPlan(chat.library, change.to, chat.asked.corrections),
    });
  const paragraphs = change ?? ofPlans[kind]?.(chat);
  return paragraphs ? { paragraphs, plan: requested } : null;
}

function replyToAnswer(chat: ChatSoFar): FollowupReply | AskedAgain | null {
  const { kind } = chat.followup;
  const any = ofAny[kind]?.(chat);
  if (any) return { paragraphs: any, ...(chat.isPlan && chat.planned && { plan: chat.planned.requested }) };
  const [topic] = chat.topics;
  const { asked, followup } = chat;
  if (kind === 'other-technology' && followup.technologies.length > 0) {
    const language = nameTechnology(chat);
    return { lead: '', again: { ...asked, problem: askOf(chat, language), language, thread: [] } };
  }
  if (topic && followup.asksMore && !chat.isPlan) return { lead: '', again: askWithin(asked, topic.title) };
  if (ofAnswers[kind] === makeTopicPlan && wantsOwnPlan(chat)) return null;
  const reply = topic && ofAnswers[kind]?.({ ...chat, topic });
  if (!reply) return sayNothingToChange(chat);
  return 'paragraphs' in reply || 'again' in reply ? reply : { paragraphs: reply };
}

/** Whether a plan is wished for in whole words that neither name the topic of the answer nor point to it. */
function wantsOwnPlan({ asked: { problem }, followup }: ChatSoFar): boolean {
  const words = problem.trim().split(/\s+/).length;
  return followup.topics.length === 0 && words > fewWords && !pointsBack.test(foldText(problem));
}

/** "Plan please" says so little that it is for what was just answered. */
const fewWords = 3;

function nameTechnology({ library, followup }: ChatSoFar): string {
  return followup.technologies.map((slug) => library.roadmaps.get(slug)?.name ?? slug).join(', ');
}

/** The question before, with other technologies in the place of the one that it names. */
function askOf({ library, turn }: ChatSoFar, names: string): string {
  const [before, ...others] = turn.meaning.technologies;
  const known = library.index.names.technologies.find(({ slug }) => slug === before)?.names ?? [];
  if (others.length > 0 || known.length === 0) return turn.problem;
  const said = known.toSorted((one, other) => other.length - one.length).map((name) => RegExp.escape(name));
  const name = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${said.join('|')})(?![\p{L}\p{N}+#])`, 'giu');
  return turn.problem.replaceAll(name, names);
}

/** Where nothing was said yet that it could be about, it is a message of its own. */
function sayNothingToChange({ planned, topics }: ChatSoFar): FollowupReply | null {
  if (planned !== null || topics.length === 0) return null;
  return {
    paragraphs: [
      'That would change a plan, and there is none in this talk yet. Write "make a plan", and I make one that you can change.',
    ],
  };
}
