import './assistant.css';
import { History as Clock, MessageSquare } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { AskFields } from './ask-fields.tsx';
import { helplines } from '../../../replies/care/helplines.ts';

import { fillIn } from './fill-in.ts';
import { QuestionHistory } from './history.tsx';
import { readSentQuestion } from './chat/sent-question.ts';
import { Turns } from './chat/turns.tsx';
import { useAsk } from './use-ask.ts';
import { type PastQuestion, useHistory } from './use-history.ts';
import { useAddressRequest } from './use-address-request.ts';
import { useOwnName } from './use-own-name.ts';
import { usePageData } from '../../browser/page-data.ts';
import { useRemembered } from './use-remembered.ts';
import { useDraft } from '../../ui/use-draft.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';

export function AssistantPage() {
  const { technologies } = usePageData('assistant', '/ai');
  const form = useRef<HTMLFormElement>(null);
  const [showsHistory, setShowsHistory] = useState(false);
  const hydrated = useHydrated();
  const history = useHistory();
  const { chat, errors, ask, resend, clearError } = useAsk(form, history.add);
  useDraft(form, 'ai');
  const remembered = useRemembered(form);
  useOwnName(form);
  useAddressRequest(form);
  const askAgain = ({ problem, asked: before }: PastQuestion) => {
    flushSync(() => setShowsHistory(false));
    const element = form.current;
    if (before) resend(before);
    else if (element) resend({ ...readSentQuestion(new FormData(element)), problem });
  };
  return (
    <div className="page assistant">
      <div className="assistant-head">
        <h1>Ask AI</h1>
        <button
          type="button"
          className="button quiet"
          aria-expanded={showsHistory}
          aria-controls="history"
          disabled={!hydrated}
          onClick={() => setShowsHistory(!showsHistory)}
        >
          {showsHistory ? <MessageSquare aria-hidden /> : <Clock aria-hidden />}
          {showsHistory ? 'Chat' : 'History'}
        </button>
      </div>
      <QuestionHistory history={history} hidden={!showsHistory} onResend={askAgain} />
      <section className="chat" aria-label="Chat" hidden={showsHistory}>
        <Turns chat={chat} onExample={(example) => fillIn(form.current, example)} />
        <AskFields
          form={form}
          technologies={technologies}
          errors={errors}
          asked={chat.unsaved ? chat.unsaved.asked : (chat.turns.at(-1)?.asked ?? null)}
          onAsk={ask}
          onChange={clearError}
          remembered={remembered}
        />
      </section>
      <p className="assistant-help">
        If you are not safe, or are thinking about hurting yourself, you can talk to someone for free:{' '}
        <a href={helplines.anyone.url} target="_blank" rel="noopener noreferrer">
          {helplines.anyone.name}
        </a>
      </p>
    </div>
  );
}
