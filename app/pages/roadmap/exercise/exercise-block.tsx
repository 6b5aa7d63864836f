import './exercise.css';
import { Suspense, useId, useState } from 'react';

import type { TopicExercise } from '#content/exercises/compile-exercise.ts';

import type { TopicName } from '../../../record/controls/topic-name.ts';
import { lazyComponent } from '../../../ui/lazy.tsx';
import { InlineCode } from '../../../ui/text/inline-code.tsx';

const Unavailable = () => (
  <p role="alert">The exercise is not on this device yet. Reload the page when you are online.</p>
);

const OpenExercise = lazyComponent(
  async () => (await import('./open-exercise.tsx')).OpenExercise,
  Unavailable,
);

type ExerciseBlockProps = TopicName & { readonly exercise: TopicExercise; readonly isLive: boolean };

/** What the checks need besides the task, and the button that opens the place to do it. */
export function ExerciseBlock({ exercise, isLive, ...name }: ExerciseBlockProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { brief, language } = exercise;
  return (
    <div className="exercise">
      {brief && (
        <p>
          <InlineCode text={brief} />
        </p>
      )}
      <button
        type="button"
        className="button quiet"
        disabled={!isLive}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={`Do it here: ${name.title}`}
        onClick={() => setOpen(!isOpen)}
      >
        Do it here
      </button>
      {isOpen && (
        <div id={id} className="exercise-place">
          <Suspense fallback={<output>Loading …</output>}>
            <OpenExercise {...name} language={language} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
