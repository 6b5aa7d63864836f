import { useState } from 'react';

import type { Answers } from '#planner/placement/placement.ts';
import { forgetAnswers, readAnswers, saveAnswers } from './saved-answers.ts';

/** The answers so far, and whether the learner wants to see the result before the last question. */
export function useAnswers(technology: string) {
  const [answers, setAnswers] = useState(() => readAnswers(technology));
  const [isEnded, setEnded] = useState(false);
  const change = (next: Answers) => {
    saveAnswers(technology, next);
    setAnswers(next);
  };
  return {
    answers,
    isEnded,
    answer: (key: string, knew: boolean) => change(new Map([...answers, [key, knew]])),
    takeBack: () => change(new Map([...answers].slice(0, -1))),
    end: () => setEnded(true),
    forget: () => {
      forgetAnswers(technology);
      setAnswers(new Map());
      setEnded(false);
    },
  };
}
