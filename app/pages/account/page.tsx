import './account.css';
import { Link } from 'react-router';

import { ChangeName, ChangePassword, DeleteAccount } from './forms.tsx';
import { Sessions } from './sessions.tsx';
import { useAccount } from './use-account.ts';
import { YourRecord } from './your-record.tsx';
import { hasDraft } from '../../ui/use-draft.ts';

export function AccountPage() {
  const { state, reload } = useAccount();
  return (
    <div className="page account" data-room>
      <h1>Account</h1>
      {state.kind === 'loading' && <output>One moment...</output>}
      {state.kind === 'guest' && (
        <p>
          You are not logged in. <Link to="/login">Log In</Link> or <Link to="/signup">Sign Up</Link> to see
          your account here.{hasDraft('change-name') && ' What you typed on this page is kept.'}
        </p>
      )}
      {state.kind === 'unreachable' && (
        <p role="alert">
          The server cannot be reached.{' '}
          <button type="button" className="button quiet" onClick={reload}>
            Try again
          </button>
        </p>
      )}
      {state.kind === 'known' && (
        <>
          <p>
            {state.name}, {state.email}
          </p>
          <ChangeName name={state.name} onChanged={reload} />
          <ChangePassword onChanged={reload} />
          <Sessions sessions={state.sessions} onChanged={reload} />
        </>
      )}
      <YourRecord />
      {state.kind === 'known' && <DeleteAccount />}
    </div>
  );
}
