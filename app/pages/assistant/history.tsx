import './history.css';

import { Link } from 'react-router';

import { describeSentQuestion } from './chat/sent-question.ts';
import type { PastQuestion, useHistory } from './use-history.ts';

type HistoryProps = {
  readonly history: ReturnType<typeof useHistory>;
  readonly hidden: boolean;
  readonly onResend: (question: PastQuestion) => void;
};

/** The questions of the history, which can be asked again, and the choice to store them. */
export function QuestionHistory({ history, hidden, onResend }: HistoryProps) {
  const { questions, isStored, choose } = history;
  return (
    <section id="history" className="history" aria-label="History" hidden={hidden}>
      <h2>History</h2>
      {questions.length === 0 ? <p>Questions you ask on this page are listed here.</p> : null}
      <ol>
        {questions.map((question) => (
          <li key={question.id}>
            <button type="button" onClick={() => onResend(question)}>
              {question.problem}
              {question.asked && <span className="asked-with">{describeSentQuestion(question.asked)}</span>}
            </button>
          </li>
        ))}
      </ol>
      {isStored === null ? (
        <p>
          This list disappears when you close or reload the page. <Link to="/login">Log In</Link> to save it
          with your account.
        </p>
      ) : (
        <label className="choice">
          <input type="checkbox" checked={isStored} onChange={(event) => void choose(event.target.checked)} />
          Save my history with my account
        </label>
      )}
    </section>
  );
}
