import { readToken } from '../session/session.ts';
import { connect } from './connection.ts';
import { endExchange, exchange } from './sync.ts';
import { beginAnew, countUnsent, forgetSent } from './store.ts';

/** How long a learner who leaves waits for the network, in milliseconds. */
const patience = 3000;

/** Before a session ends here: gives the account what is unsent. What cannot be sent soon stays on this device. */
export async function sendRest(): Promise<void> {
  if (!navigator.onLine) return;
  const late = new Promise<void>((resolve) => setTimeout(resolve, patience));
  await Promise.race([sendUnsent(), late]);
}

/** An exchange under way may have begun before the last that is unsent: one more then takes it. */
async function sendUnsent(): Promise<void> {
  const token = readToken();
  const store = await connect();
  if (!store) return;
  if ((await countUnsent(store)) > 0) await exchange();
  if ((await countUnsent(store)) > 0) await exchange();
  await endExchange(token);
}

/** After a session has ended here, on a page that may show no record. */
export async function forgetRecord(): Promise<void> {
  const store = await connect();
  if (store) await forgetSent(store);
}

/** Before an account is gone: what was done stays on this device, as a guest's. */
export async function stayAsGuest(): Promise<void> {
  const store = await connect();
  if (store) await beginAnew(store);
}
