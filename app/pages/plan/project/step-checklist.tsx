import '../../../ui/goals/step-work.css';
import './step-checklist.css';
import { CodeText } from '../../../ui/text/code-text.tsx';
import { showsLabel } from '#wording/plan.ts';

type ChecklistProps = {
  readonly does: readonly string[];
  /** Null if the step is not finished with these lines. */
  readonly shows: string | null;
};

export function StepChecklist({ does, shows }: ChecklistProps) {
  return (
    <>
      {does.length > 0 && (
        <ul className="step-does step-checklist">
          {does.map((text) => (
            <li key={text}>
              <CodeText text={text} />
            </li>
          ))}
        </ul>
      )}
      {shows !== null && (
        <CodeText className="step-shows" before={<strong>{showsLabel}: </strong>} text={shows} />
      )}
    </>
  );
}
