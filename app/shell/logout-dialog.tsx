import '../ui/dialog.css';
import { useState } from 'react';
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
  const [isLeaving, setLeaving] = useState(false);
  const confirm = async () => {
    if (isLeaving) return;
    setLeaving(true);
    await endSession();
    setLeaving(false);
    closeLogout();
    await navigate('/');
  };
  return (
    <dialog
      id={dialogId}
      className="dialog"
      aria-labelledby="logout-question"
      onCancel={(event) => isLeaving && event.preventDefault()}
    >
      <h2 id="logout-question">Are you sure you want to log out?</h2>
      <output>{isLeaving && 'Sending your last changes to your account…'}</output>
      <div className="dialog-buttons">
        <button type="button" className="button quiet" disabled={isLeaving} onClick={closeLogout}>
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
