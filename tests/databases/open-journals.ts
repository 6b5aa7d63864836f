import { makeId, makeStamp } from '#journal/event/stamp.ts';

import { openBothApps } from './apps.ts';

let made = 0;

/** An event that nobody made before. */
export function makeEvent(topic = 'lists', device = 'phone') {
  made += 1;
  const id = makeId(Date.now(), crypto.getRandomValues(new Uint8Array(10)));
  return {
    ...makeStamp(id, { device, now: made, offset: 60 }),
    kind: 'topic-done',
    technology: 'python',
    topic,
  };
}

/** The app on each database, with what tests of the journal call. */
export async function openJournals() {
  const apps = await openBothApps();
  return apps.map(({ kind, send, database }) => {
    const makeAccount = async (name: string) => {
      const login = { email: `${name}@example.com`, password: 'Str0ng!pass' };
      await send('POST', '/api/signup', { body: { name, ...login, confirmpassword: login.password } });
      const { body } = await send('POST', '/api/login', { body: login });
      return String(body['token']);
    };
    const readAccount = (name: string) =>
      database
        .selectFrom('accounts')
        .selectAll()
        .where('email', '=', `${name}@example.com`)
        .executeTakeFirstOrThrow();
    const exchange = (token: string, after: number, events: object[] = []) =>
      send('POST', '/api/journal', { token, body: { after, events } });
    return { kind, send, database, makeAccount, readAccount, exchange };
  });
}
