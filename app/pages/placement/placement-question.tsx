import { useEffect, useRef, useState } from 'react';

import type { TopicSection } from '#content/roadmap.ts';
import { maxAsked } from '#planner/placement/placement.ts';
import { checkAnswers } from '#wording/topic-words.ts';
import { CodeQuestion, CodeText } from '../../ui/text/code-text.tsx';

type QuestionProps = {
  readonly topic: TopicSection;
  readonly number: number;
  readonly answer: (key: string, knew: boolean) => void;
  readonly takeBack: () => void;
  readonly end: () => void;
};

/** One question. The focus is on it, and then on its answer, so that both are read out. */
export function PlacementQuestion({ topic, number, answer, takeBack, end }: QuestionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<HTMLElement>(null);
  const [isShown, setShown] = useState(false);
  const { key, check } = topic;
  useEffect(() => (isShown ? shown : heading).current?.focus(), [isShown]);
  return (
    <section className="placement-question" aria-labelledby="question">
      <p className="placement-number">
        Question {number} of at most {maxAsked}
        <progress max={maxAsked} value={number - 1} aria-hidden />
      </p>
      <h2 id="question" ref={heading} tabIndex={-1}>
        <CodeQuestion text={check.ask} />
      </h2>
      {isShown && (
        <section ref={shown} className="placement-answer" aria-label="Answer" tabIndex={-1}>
          <CodeText text={check.answer} />
        </section>
      )}
      <p className="placement-ways">
        {isShown ? (
          <button type="button" className="button" onClick={() => answer(key, true)}>
            {checkAnswers.right}
          </button>
        ) : (
          <button type="button" className="button" onClick={() => setShown(true)}>
            Show the answer
          </button>
        )}
        <button type="button" className="button quiet" onClick={() => answer(key, false)}>
          {checkAnswers.wrong}
        </button>
      </p>
      {number > 1 && (
        <p className="placement-more">
          <button type="button" className="tool" onClick={takeBack}>
            Back to the question before
          </button>
          <button type="button" className="tool" onClick={end}>
            Enough, show the result
          </button>
        </p>
      )}
    </section>
  );
}
