import { createRoot } from 'react-dom/client';
import { type Id, toast, ToastContainer } from 'react-toastify/unstyled';

import style from './toaster.css?url';

const container = document.createElement('div');
document.body.append(container);
// The constants are from the specification. The style comes with the first toast, which waits for it.
createRoot(container).render(
  <>
    <link rel="stylesheet" href={style} precedence="toaster" />
    <ToastContainer
      position="top-right"
      autoClose={5000}
      pauseOnHover
      pauseOnFocusLoss
      draggable
      draggablePercent={80}
      aria-label="Notifications"
    />
  </>,
);

let shown: Id | undefined;

/** Replaces a message that is still shown. */
export function showToast(kind: 'success' | 'error', message: string): void {
  const look = { type: kind, role: kind === 'error' ? 'alert' : 'status' };
  if (shown !== undefined && toast.isActive(shown)) toast.update(shown, { render: message, ...look });
  else shown = toast(message, look);
}
