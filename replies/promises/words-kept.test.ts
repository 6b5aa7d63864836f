import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import fc from 'fast-check';

import { answerAlone } from '../followup/answer-alone.ts';
import { hasThread, keepTechnology } from '../followup/chat.ts';
import { linkPage } from '../marks.ts';
import { countReplyWords, cutSentences, splitSentences, splitSteps } from '../sentences.ts';
import { library } from '../testing/ask-sample.ts';
import { sayNext } from '../testing/say-next.ts';

const topics = [...library.topics.values()];
/** Some of them: each takes its time. */
const texts = topics.filter((_, at) => at % 4 === 0).flatMap(({ description, task }) => [description, task]);
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];

describe('for each text of the roadmaps', () => {
  test('splitSentences keeps every word, in order', () => {
    for (const text of texts) {
      const sentences = splitSentences(text);
      const plain = [sentences.join(' '), text].map((one) => one.trim().replaceAll(/\s+/g, ' '));
      assert.equal(plain[0], plain[1]);
      for (const sentence of sentences) assert.equal(sentence, sentence.trim());
    }
  });

  test('cutSentences keeps whole sentences from the beginning, and no more words than it may', () => {
    for (const text of texts)
      for (const most of [6, 12, 22, 45]) {
        const sentences = splitSentences(text);
        const cut = cutSentences(text, most);
        const kept = splitSentences(cut);
        assert.deepEqual(kept, sentences.slice(0, kept.length));
        assert.ok(kept.length === 1 || countReplyWords(cut) <= most, cut);
        const longer = [...kept, sentences[kept.length] ?? ''].join(' ');
        if (kept.length < sentences.length) assert.ok(countReplyWords(longer) > most, longer);
      }
  });

  test('splitSteps adds no word, takes only joints away, and leaves short sentences as they are', () => {
    for (const text of texts) {
      const split = splitSteps(text);
      const [before, after] = [wordsOf(text), wordsOf(split)];
      assert.ok(after.length <= before.length && after.length >= before.length * 0.8, split);
      const rest = [...before];
      for (const word of after) {
        const at = rest.indexOf(word);
        assert.ok(at >= 0, `${word} in ${split}`);
        for (const gone of rest.splice(0, at + 1).slice(0, -1)) assert.equal(gone, 'and', split);
      }
      assert.equal(splitSteps(split), split);
      for (const sentence of splitSentences(text).filter((one) => countReplyWords(one) <= 15))
        assert.ok(split.includes(sentence), sentence);
    }
  });
});

/** Texts with the words that a reader counts. */
const counted = [
  ['', 0],
  ['   ', 0],
  ['one', 1],
  ['one two\nthree', 3],
  ['[one two](https://example.com/a) three', 3],
  ['[a](/language/python#lists), [b](/goals/pet-page#step-1)', 2],
  ['`print(1, 2)` shows 1 2', 5],
] as const;

for (const [text, words] of counted)
  test(`countReplyWords counts ${words} in ${JSON.stringify(text)}, and no address`, () => {
    assert.equal(countReplyWords(text), words);
    assert.equal(countReplyWords(`${text} more`), words + 1);
  });

test('linkPage is one link with the address of the page, for every page of the registry', () => {
  for (const { websites } of topics)
    for (const website of websites) {
      const [, title = '', url = ''] = /^\[(.+)\]\(([^()\s]+)\)$/.exec(linkPage(website)) ?? [];
      assert.equal(url.replaceAll('%28', '(').replaceAll('%29', ')'), website.url);
      assert.ok(title.length > 0 && title.length <= 130, title);
    }
});

const asked = { age: 30, level: 1, days: 30, language: 'Python' } as const;
const alone = (problem: string) => answerAlone(library, { ...asked, problem });

/** Small talk, what is about a reply, and what is neither. */
const rows = [
  ['chat', 'thanks', 'bye', 'sorry', 'good morning'],
  ['followup', 'shorter please', 'simpler please', 'more details please', 'no videos please', 'skip loops'],
  [
    null,
    'what is a list',
    'I would like to know how all of this came to be',
    'thanks, but what do I do with all of these',
  ],
] as const;

describe('answerAlone(library, asked)', () => {
  for (const [intent, ...messages] of rows)
    test(`answers ${intent === null ? 'nothing that is a message of its own' : `a message of ${intent} without a reply before it`}`, () => {
      for (const problem of messages) {
        const said = alone(problem);
        assert.equal(said?.meaning.intent ?? null, intent, problem);
        const text = said?.paragraphs.join('\n') ?? '';
        assert.equal(text.includes('there is none before it'), intent === 'followup', problem);
        assert.doesNotMatch(text, /the task of \[|begins with \[/, problem);
      }
    });
});

describe('a chat', () => {
  const plan = sayNext('make me a plan', [], { language: 'Java' });
  const cry = sayNext('i want to kill myself', plan.thread);

  test('counts only from behind a cry for help', () => {
    assert.ok(!hasThread({}) && !hasThread({ thread: [] }));
    assert.ok(hasThread({ thread: plan.thread }));
    assert.ok(!hasThread({ thread: cry.thread }));
    assert.ok(hasThread({ thread: sayNext('make me a plan', cry.thread).thread }));
  });

  test('gives its technology to a form that names none, and to no other', () => {
    const name = fc.constantFrom('any', 'Python', 'CSS', 'Rust', 'Git');
    fc.assert(
      fc.property(name, fc.constantFrom(plan.thread, cry.thread, []), (language, thread) => {
        const kept = keepTechnology(library, { ...asked, language, problem: 'what is a class?', thread });
        const isOpen = language === 'any' && thread === plan.thread;
        assert.equal(kept.language, isOpen ? 'Java' : language);
      }),
    );
  });
});
