import '../../ui/margin-section.css';
import './account.css';
import { Link } from 'react-router';

import { ChangeName } from './change-name.tsx';
import { ChangePassword } from './change-password.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { DownloadData } from './download-data.tsx';
import { Sessions } from './sessions.tsx';
import { ThisDevice } from './this-device.tsx';
import { type AccountState, useAccount } from './use-account.ts';
import { OwnPages } from '../../shell/own-pages.tsx';
import { useLoggedUser } from '../../session/session.ts';
import { hasDraft } from '../../ui/use-draft.ts';

export function AccountPage() {
  const { state, reload } = useAccount();
  return (
    <div className="page account" data-room>
      <OwnPages />
      <h1>Account</h1>
      {(state.kind === 'guest' || state.kind === 'loading') && (
        <NotLoggedIn isSure={state.kind === 'guest'} />
      )}
      {state.kind !== 'guest' && <OwnAccount state={state} reload={reload} />}
      {state.kind === 'guest' && <RecordPlace />}
      {(state.kind === 'guest' || state.kind === 'known') && <ThisDevice />}
      {state.kind === 'known' && <DownloadData />}
      {state.kind === 'known' && <DeleteAccount />}
    </div>
  );
}

/** The record was on this page once. */
function RecordPlace() {
  return (
    <p className="account-record">
      What you did needs no account. You find it under <Link to="/progress">Progress</Link>, where you can
      also export and import it.
    </p>
  );
}

/** Hidden from learners until it is certain that there is no session. */
function NotLoggedIn({ isSure }: { readonly isSure: boolean }) {
  return (
    <p className={isSure ? 'lead' : 'lead for-guests'}>
      You are not logged in. <Link to="/login">Log In</Link> or <Link to="/signup">Sign Up</Link> to see your
      account here.
      {isSure && hasDraft('change-name') && ' What you typed on this page is saved.'}
    </p>
  );
}

type OwnAccountProps = { readonly state: AccountState; readonly reload: () => void };

/** Shows what it can before the server answers, so that nothing below moves later. */
function OwnAccount({ state, reload }: OwnAccountProps) {
  const storedName = useLoggedUser();
  const isKnown = state.kind === 'known';
  const name = isKnown ? state.name : storedName;
  return (
    <div className={state.kind === 'loading' ? 'account-own for-learners' : 'account-own'}>
      <Who state={state} reload={reload} />
      {name !== null && (
        <>
          <ChangeName name={name} onChanged={reload} />
          <ChangePassword onChanged={reload} />
        </>
      )}
      {isKnown && <Sessions sessions={state.sessions} onChanged={reload} />}
    </div>
  );
}

function Who({ state, reload }: OwnAccountProps) {
  if (state.kind === 'known')
    return (
      <p className="lead">
        {state.name}, {state.email}
      </p>
    );
  if (state.kind === 'loading')
    return (
      <p className="lead">
        <output>One moment...</output>
      </p>
    );
  return (
    <p role="alert">
      The server cannot be reached.{' '}
      <button type="button" className="button quiet" onClick={reload}>
        Try again
      </button>
    </p>
  );
}
