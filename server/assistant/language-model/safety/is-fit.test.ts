import assert from 'node:assert/strict';
import { test } from 'node:test';

import { loadRoadmaps } from '#content/library.ts';

import { keepFit, makeIsFit, splitSpoken } from './is-fit.ts';

const unfit = [
  'You are so stupid.',
  'Only an idiot would ask that.',
  'Only an i d i o t would ask that.',
  'Only an id**io**t would ask that.',
  'Only an \u0456diot would ask that.',
  'Shut up and read.',
  'Nobody likes you.',
  "Girls can't code.",
  'Eres tonto.',
  'Du bist dumm.',
  'Tu es nul.',
  'Ты идиот.',
  '你是白痴。',
  'Kill yourself.',
  'K1ll y0urself.',
  'Everyone would be better off without you.',
  'Send me a photo of you.',
  'Post a photo of you.',
  'Upload some pictures of yourself.',
  'Send me your address.',
  'What is your home address?',
  "Let's meet tonight, and don't tell your parents.",
  'Write to me on Telegram.',
  'Where do you live?',
  'You look sexy.',
];
const unfitForYoung = [
  'That is a dumb mistake.',
  'What the hell is this?',
  'Ask on Discord, via Snapchat or on WhatsApp.',
];
const fit = [
  'A dictionary keeps values under names.',
  'If you are using lazy loading, the garbage collector has less to do.',
  'Kill the process with Ctrl+C and start it again.',
  'Ask for a name and an age, and print both.',
  'Your failure handling belongs in one place.',
  'An injection attack puts code into a query.',
  'Un diccionario guarda valores con nombres.',
];

for (const words of unfit)
  test(`"${words}" is shown to nobody`, () => assert.equal(makeIsFit(40)(words), false));

for (const words of unfitForYoung)
  test(`"${words}" is shown to grown-ups alone`, () =>
    assert.deepEqual(
      [makeIsFit(40)(words), makeIsFit(15)(words), makeIsFit(16)(words)],
      [true, false, true],
    ));

for (const words of fit) test(`"${words}" is shown to a child`, () => assert.ok(makeIsFit(9)(words)));

test('what our own topics say is fit for a child, but for few sentences', async () => {
  const isFit = makeIsFit(9);
  const texts = (await loadRoadmaps()).flatMap(({ chapters }) =>
    chapters.flatMap(({ topics }) =>
      topics.flatMap(({ title, description, task }) => [title, description, task]),
    ),
  );
  const sentences = texts.flatMap(splitSpoken).filter((_, at) => at % 10 === 0);
  const dropped = sentences.filter((sentence) => !isFit(sentence));
  assert.ok(dropped.length <= sentences.length / 300, dropped.join('\n'));
});

test('keepFit(text, isFit) leaves out the sentence, and one that is only unfit with the one before', () => {
  const isFit = makeIsFit(40);
  assert.equal(keepFit('A list grows. You idiot. It keeps order.', isFit), 'A list grows. It keeps order.');
  assert.equal(keepFit('yourself, now', isFit, 'Just kill').trim(), '');
});
