import { limits } from '../server/limits.ts';
import { greet } from '../replies/words.ts';
import { makeLibraryLoader } from '../server/assistant/library-loader.ts';
import { makeModel } from '../server/assistant/language-model/language-model.ts';
import { draftReply } from '../replies/answer-request.ts';
import { readConfig } from '../server/config.ts';
import { judgeReply } from './support/judge-reply.ts';
import { requests } from './support/requests.ts';

/** `npm run try-model` judges replies to the same requests, worded by the engine and by the configured model. */
const { ai } = readConfig();
const library = await makeLibraryLoader()();
const model = ai && makeModel(ai, { ...limits.model, breaker: { failures: Infinity, rest: 0 } }, ai.reading);
if (!model) console.info('No endpoint: set AI_BASE_URL and AI_MODEL. The engine alone is judged.');

const totals = { engine: 0, model: 0, worded: 0 };
for (const asked of requests) {
  const request = { ...asked, name: 'Ada' };
  const drafted = draftReply(library, request);
  const { body } = drafted;
  const isPlan = body.wordable?.kind === 'plan';
  const judge = (paragraphs: readonly string[]) =>
    judgeReply(library, {
      request,
      reply: [`Hello ${greet(request.name)},`, ...paragraphs].join('\n\n'),
      isPlan,
    });
  const faults = judge(body.paragraphs);
  totals.engine += faults.length === 0 ? 1 : 0;
  console.info(`\n${request.language}, ${request.days} days: ${request.problem}`);
  console.info(`  engine  ${faults.join('; ') || 'no fault'}`);
  if (!model) continue;
  const signal = new AbortController().signal;
  const worded = await model({ library, request, drafted, signal, reserveCall: async () => true });
  const found = judge(worded.body.paragraphs);
  totals.worded += worded.source === 'model' ? 1 : 0;
  totals.model += found.length === 0 ? 1 : 0;
  const who = worded.source === 'model' ? 'worded' : `not worded: ${worded.failure ?? ''}`;
  console.info(`  model   ${found.join('; ') || 'no fault'} (${who}, ${worded.milliseconds ?? 0} ms)`);
}
console.info(`\nengine: ${totals.engine} of ${requests.length} replies without a fault`);
if (model) console.info(`model: ${totals.model} without a fault, ${totals.worded} of them in its own words`);
