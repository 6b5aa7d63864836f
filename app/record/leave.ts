import { connect, forgetSent, resendAll } from './database.ts';
import { stopSync, sync } from './sync.ts';

/** In milliseconds. A busy phone takes seconds, and what is not sent is missing in the account until the next login. */
const maxWait = 10_000;

/** Before a logout. What cannot be sent soon stays on this device. */
export async function sendBeforeLogout(): Promise<void> {
  if (!navigator.onLine) return;
  const late = new Promise<void>((resolve) => setTimeout(resolve, maxWait));
  await Promise.race([sendUnsent(), late]);
}

/** An exchange in progress may have begun before the last event. */
async function sendUnsent(): Promise<void> {
  const database = await connect();
  if (!database) return;
  if ((await database.count('unsent')) > 0) await sync();
  if ((await database.count('unsent')) > 0) await sync();
  await stopSync();
}

/** After a logout. */
export async function forgetRecord(): Promise<void> {
  const database = await connect();
  if (database) await forgetSent(database);
}

/** Before an account is deleted. */
export async function makeGuestRecord(): Promise<void> {
  const database = await connect();
  if (database) await resendAll(database);
}
