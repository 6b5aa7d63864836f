import assert from 'node:assert/strict';
import { test } from 'node:test';

import { screenMessage } from '#question/care/screen-message.ts';

import { loadLinks } from '#content/links.ts';

import { draftReply, keepReply } from '../answer-request.ts';
import { library } from '../testing/ask-sample.ts';
import { writeCare } from './care-reply.ts';
import { careTexts } from './care-texts.ts';

const asked = { age: 14, level: null, days: 30, language: 'Python' };
const links = await loadLinks();

/** A message, the age of who writes it, the page that the reply leads to and words that it holds. */
const table: readonly (readonly [problem: string, age: number, url: string, words: RegExp])[] = [
  ['i want to kill myself', 30, 'https://findahelpline.com/', /carry that alone/],
  ['i want to kill myself', 14, 'https://childhelplineinternational.org/helplines/', /an adult you trust/],
  ['took all the pills in the house', 30, 'https://findahelpline.com/', /emergency number at once/],
  ['my dad hits me', 12, 'https://childhelplineinternational.org/helplines/', /not your fault/],
  ['they bully me at school', 12, 'https://childhelplineinternational.org/helplines/', /not your fault/],
  [
    'a stranger asks for pictures of me',
    12,
    'https://childhelplineinternational.org/helplines/',
    /do not pay/,
  ],
  ['my friend wants to hurt herself', 40, 'https://findahelpline.com/', /asking does not make it worse/],
  ['ich will nicht mehr leben', 16, 'https://krisenchat.de/', /Erwachsenen, dem du vertraust/],
  ['ich will nicht mehr leben', 40, 'https://www.telefonseelsorge.de/', /dem du vertraust/],
  ['ya no quiero vivir', 40, 'https://findahelpline.com/', /alguien de confianza/],
];

for (const [problem, age, url, words] of table) {
  test(`writeCare(asked) answers "${problem}" at ${age} with people to talk to and ${url}`, () => {
    const letter = writeCare({ age, problem }, screenMessage(problem));
    assert.equal(letter?.care, 'reply');
    const text = letter?.paragraphs.join('\n\n') ?? '';
    assert.match(text, words);
    assert.deepEqual(findUrls(text), [url]);
    assert.ok(links.has(url), `${url} stands in links.tsv`);
    assert.ok(text.split(/\s+/).length <= 120, `${text.split(/\s+/).length} words`);
  });
}

test('draftReply(library, asked) gives no plan to someone in danger, and nothing that a model may word', () => {
  const problem = 'make me a plan for python, but i dont want to live anymore';
  const { body, meaning } = draftReply(library, { ...asked, problem });
  assert.deepEqual([body.plan, body.wordable, meaning.care], [undefined, undefined, 'reply']);
});

test('keepReply(library, request) answers each cry for help afresh, as it keeps none', () => {
  const request = { ...asked, name: 'Mina', problem: 'i dont want to live anymore' };
  assert.notEqual(keepReply(library, request), keepReply(library, request));
  const ordinary = { ...request, problem: 'what is a list?' };
  assert.equal(keepReply(library, ordinary), keepReply(library, ordinary));
});

test('every language has all the words, and says where the helpline goes', () => {
  for (const [language, { link, line, ...rest }] of Object.entries(careTexts)) {
    for (const text of [link, line]) assert.equal(text.split('{link}').length, 2, language);
    for (const text of [...Object.values(rest.openings), rest.young, rest.grown, rest.emergency])
      assert.doesNotMatch(text, /[{}]/, language);
  }
});

test('writeCare(asked) leaves programming alone', () => {
  const ordinary = [
    'how do i kill a process',
    'build a website for a suicide prevention charity',
    'make me a plan',
  ];
  for (const problem of ordinary)
    assert.equal(writeCare({ age: 20, problem }, screenMessage(problem)), null, problem);
});

test('writeCare(asked) tells who is laughed at whom to tell, and nothing of self-harm', () => {
  const problem = 'the boys in coding club laugh at me and say girls cant code';
  const text = writeCare({ age: 11, problem }, screenMessage(problem))?.paragraphs.join('\n') ?? '';
  assert.match(text, /It is not your fault[^]*an adult you trust/);
  assert.doesNotMatch(text, /hurting yourself/);
});

function findUrls(text: string): string[] {
  return [...text.matchAll(/\]\(([^)]+)\)/g)].map((match) => match[1] ?? '');
}
