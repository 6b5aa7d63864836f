import type { EventBody } from '#journal/event/event.ts';

import type { OpenApp } from '../databases/apps.ts';
import { makeLearner } from '../databases/learner.ts';
import { actAsBrowser, type Fetch, openDevice } from './devices.ts';

export const doneEvent = (topic: string, technology = 'python'): EventBody => ({
  kind: 'topic-done',
  technology,
  topic,
});

/** A learner's phone and laptop on an app, whose calls go `through` a network of our own. */
export function joinTwo(app: OpenApp) {
  const fetchPath: Fetch = async (path, init) => app.app.request(path, init, { socketAddress: '192.0.2.1' });
  /** As if the page made an event that the server does not accept. */
  const sendForbidden: Fetch = (path, init) =>
    fetchPath(path, { ...init, body: init.body.replaceAll('"topic":"forbidden"', '"constructor":1') });
  const openTwo = async (through: Fetch = fetchPath) => {
    const { token, email } = await makeLearner(app);
    actAsBrowser(through, token);
    return { email, phone: await openDevice('phone'), laptop: await openDevice('laptop') };
  };
  return { fetchPath, sendForbidden, openTwo };
}
