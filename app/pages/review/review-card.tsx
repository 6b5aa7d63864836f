import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';

import { addressOf, splitKey } from '#content/topic-key.ts';
import { checkAnswers } from '#wording/topic-words.ts';

import { recordWithUndo } from '../../record/undo-offer.ts';
import { CodeQuestion, CodeText } from '../../ui/text/code-text.tsx';
import { useAnswerKeys } from './use-answer-keys.ts';
import type { Question } from './use-questions.ts';

type ReviewCardProps = {
  readonly question: Question;
  readonly place: { readonly number: number; readonly of: number };
  readonly onAnswer: () => void;
};

/** One question. The learner thinks, reads the answer, and says whether they knew it. */
export function ReviewCard({ question: { technology, topic }, place, onAnswer }: ReviewCardProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="review-card" aria-labelledby="review-question">
      <p className="review-facts">
        Question {place.number} of {place.of} · {technology}
      </p>
      <h2 id="review-question">
        <CodeQuestion text={topic.check.ask} />
      </h2>
      {isOpen ? (
        <Answer topic={topic} onAnswer={onAnswer} />
      ) : (
        <p className="review-actions">
          <button
            type="button"
            className="button"
            data-start
            aria-describedby="review-question"
            onClick={() => setOpen(true)}
          >
            Show the answer
          </button>
          <span className="review-facts">Answer in your head first.</span>
        </p>
      )}
    </section>
  );
}

type AnswerProps = { readonly topic: Question['topic']; readonly onAnswer: () => void };

function Answer({ topic, onAnswer }: AnswerProps) {
  const place = useRef<HTMLElement>(null);
  const record = (isRight: boolean) => {
    onAnswer();
    void recordWithUndo({ kind: isRight ? 'check-right' : 'check-wrong', ...splitKey(topic.key) });
  };
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  useAnswerKeys(place, record);
  return (
    <section className="review-answer" aria-label="Answer" tabIndex={-1} ref={place}>
      <CodeText text={topic.check.answer} />
      <p className="review-facts">
        From <Link to={addressOf(topic.key)}>{topic.title}</Link>
      </p>
      <p className="review-actions">
        <button type="button" className="button" aria-keyshortcuts="1" onClick={() => record(true)}>
          {checkAnswers.right} <kbd aria-hidden>1</kbd>
        </button>
        <button type="button" className="button quiet" aria-keyshortcuts="2" onClick={() => record(false)}>
          {checkAnswers.wrong} <kbd aria-hidden>2</kbd>
        </button>
      </p>
    </section>
  );
}
