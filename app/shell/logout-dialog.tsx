import '../ui/dialog.css';
import { useNavigate } from 'react-router';

import { callServer } from '../session/call.ts';
import { clearSession, readToken } from '../session/session.ts';

const dialogId = 'logout';

export function openLogout(): void {
  const dialog = document.getElementById(dialogId);
  if (dialog instanceof HTMLDialogElement) dialog.showModal();
}

export function LogoutDialog() {
  const navigate = useNavigate();
  const confirm = async () => {
    await endSession();
    closeLogout();
    await navigate('/');
  };
  return (
    <dialog id={dialogId} className="dialog" aria-labelledby="logout-question">
      <h2 id="logout-question">Are you sure you want to log out?</h2>
      <div className="dialog-buttons">
        <button type="button" className="button quiet" onClick={closeLogout}>
          Cancel
        </button>
        <button type="button" className="button" onClick={() => void confirm()}>
          Logout
        </button>
      </div>
    </dialog>
  );
}

function closeLogout(): void {
  const dialog = document.getElementById(dialogId);
  if (dialog instanceof HTMLDialogElement) dialog.close();
}

/** Ends the session once the record is sent or the network is too slow; offline, the server ends it later. */
async function endSession(): Promise<void> {
  const journal = await import('../record/leave.ts').catch(() => null);
  await journal?.sendBeforeLogout().catch(() => {});
  const ended = readToken() ? callServer('POST', '/api/logout').catch(() => null) : null;
  clearSession();
  await journal?.forgetRecord().catch(() => {});
  await ended;
}
