import { writeQuiz } from '../kinds/quiz-reply.ts';
import { marksOf } from '../marks.ts';
import { splitSentences, splitSteps } from '../sentences.ts';
import { linkTopic } from '../words.ts';
import { listReading, listTaskSteps } from './answer-words.ts';
import type { AnswerChat, GoOn } from './followup-reply.ts';

/** Something to do with what was explained, and help where it does not work. */
export const answerTasks = {
  exercise: giveExercise,
  quiz: ({ library, topic, topics }) => {
    const all = [topic, ...topics.filter(({ key }) => key !== topic.key)];
    return writeQuiz(
      library,
      all.map(({ key, technology }) => ({ key, technology, score: 1, coverage: 1, similarity: 1 })),
    );
  },
  stuck: ({ topic }) => [
    'That happens to everyone who learns this. Take only the first step now:',
    `${linkTopic(topic)}: ${splitSentences(splitSteps(marksOf(topic).task))[0] ?? marksOf(topic).task}`,
    'If it does not work, send me the line on which you are stuck, and what you see instead.',
  ],
  'still-broken': ({ topic }) => [
    'Then something else is behind it. Send me the lines of code around the error and the whole message, exactly as it is on the screen.',
    `Until then, one thing to check, on ${linkTopic(topic)}: ${marksOf(topic).ask}`,
    'Take away lines until the error is gone: the last one that you took away is the one to look at.',
  ],
} satisfies Readonly<Record<string, GoOn>>;

/** The task of the topic; for someone who had that one, the task of one near it. */
function giveExercise({ topic, topics, turn, followup }: AnswerChat): string[] {
  const had = turn.meaning.followup === 'exercise' && followup.topics.length === 0;
  const other = had ? topics.find(({ key }) => key !== topic.key) : undefined;
  const chosen = other ?? topic;
  return [
    `An exercise on ${linkTopic(chosen)}:\n${listTaskSteps(chosen)}`,
    `Then answer this: ${marksOf(chosen).ask} The answer is folded under ${linkTopic(chosen)}.`,
    `If you need to look something up:\n${listReading(chosen)}`,
  ];
}
