import 'react-toastify/dist/ReactToastify.css';
import './toaster.css';
import { createRoot } from 'react-dom/client';
import { toast, ToastContainer } from 'react-toastify/unstyled';

const place = document.createElement('div');
document.body.append(place);
// The constants are the specification's: top right, 5 seconds, dragged away at 80 percent.
createRoot(place).render(
  <ToastContainer
    position="top-right"
    autoClose={5000}
    pauseOnHover
    pauseOnFocusLoss
    draggable
    draggablePercent={80}
    aria-label="Notifications"
  />,
);

export function showToast(kind: 'success' | 'error', message: string): void {
  toast[kind](message, { role: kind === 'error' ? 'alert' : 'status' });
}
