import { openJournal } from './sync.ts';

/** How many events the account's server did not take. They are kept here, and sent again after the next login. */
export async function countRefused(): Promise<number> {
  const store = await openJournal();
  return store ? store.count('refused') : 0;
}
