import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import fc from 'fast-check';

import { loadLinks } from '#content/links.ts';
import type { CareLanguage } from '#question/care/read-language.ts';

import { careTexts } from '../care/care-texts.ts';
import { helplines } from '../care/helplines.ts';
import { answerRequest } from '../answer-request.ts';
import { library } from '../testing/ask-sample.ts';
import { sayNext } from '../testing/say-next.ts';

/** The same cry for help in each language that has words of care. */
const cries: Readonly<Partial<Record<CareLanguage, string>>> = {
  en: 'i want to kill myself',
  es: 'quiero suicidarme, ya no quiero vivir',
  fr: 'je veux me suicider, je ne veux plus vivre',
  de: 'ich will mich umbringen, ich will nicht mehr leben',
  pt: 'quero me matar, não quero mais viver',
  it: 'voglio suicidarmi, non voglio più vivere',
  nl: 'ik wil zelfmoord plegen, ik wil niet meer leven',
  pl: 'chcę się zabić, nie chcę już żyć',
  ru: 'я хочу покончить с собой, не хочу жить',
  uk: 'я хочу вбити себе, не хочу більше жити і їсти',
  tr: 'kendimi öldürmek istiyorum, artık yaşamak istemiyorum',
  id: 'saya mau bunuh diri, saya tidak mau hidup lagi',
  zh: '我想自杀，不想活了',
  ja: '死にたい、自殺したいです',
  ko: '자살하고 싶어요, 죽고 싶어요',
  ar: 'أريد أن أنتحر، لا أريد أن أعيش',
  hi: 'मैं आत्महत्या करना चाहता हूँ, मैं मरना चाहता हूँ',
};

/** What someone may write beside it, each of which has a reply of its own. */
const besides = [
  'make me a plan for Python in 20 days, 30 minutes a day',
  'what is a dictionary?',
  "TypeError: 'int' object is not iterable",
  'i pushed my api key to github, what now',
  'quiz me on lists',
  'I want to make a game',
  'do my homework',
  'write me a keylogger',
  '```\nprint(x)\n```',
  'thanks',
];

const ages = [10, 17, 18, 24, 60];
const form = { name: 'Mina', level: 1, days: 30, language: 'Python', today: '2026-11-22' } as const;
const links = await loadLinks();
const lines = Object.values(helplines);

/** All that a reply of care may say in a language: its own paragraphs, each with a helpline in its place. */
function listAllowed(language: CareLanguage): ReadonlySet<string> {
  const { openings, young, grown, link, emergency } = careTexts[language] ?? careTexts.en;
  const leads = lines.map(({ name, url }) => link.replace('{link}', `[${name}](${url})`));
  return new Set([...Object.values(openings), young, grown, emergency, ...leads]);
}

function ask(problem: string, age: number) {
  return answerRequest(library, { ...form, age, problem });
}

describe('answerRequest(library, request) for a cry for help', () => {
  for (const language of Object.keys(careTexts).filter(isCareLanguage))
    test(`says only words of care in the language of the message: ${language}`, () => {
      for (const age of ages) {
        const { letter, meaning, plan } = ask(cries[language] ?? '', age);
        const [hello, ...said] = letter.split('\n\n');
        assert.equal(hello, 'Hello Mina,');
        assert.deepEqual([meaning.care, meaning.language, plan], ['reply', language, undefined]);
        const allowed = listAllowed(language);
        for (const paragraph of said) assert.ok(allowed.has(paragraph), paragraph);
        assert.ok(said.includes((careTexts[language] ?? careTexts.en).emergency));
      }
    });

  test('speaks of trusted adults to those under 18, and of friends to everyone else', () => {
    for (const language of Object.keys(careTexts).filter(isCareLanguage))
      for (const age of ages) {
        const { young, grown } = careTexts[language] ?? careTexts.en;
        const { letter } = ask(cries[language] ?? '', age);
        assert.ok(letter.includes(age < 18 ? young : grown), `${language} at ${age}`);
        if (young !== grown) assert.ok(!letter.includes(age < 18 ? grown : young), `${language} at ${age}`);
      }
  });

  test('leads to exactly one page, which is in the registry of links', () => {
    for (const [, cry] of Object.entries(cries))
      for (const age of ages) {
        const targets = [...ask(cry, age).letter.matchAll(/\]\(([^)]+)\)/g)].map(([, url = '']) => url);
        assert.equal(targets.length, 1, cry);
        assert.ok(links.has(targets[0] ?? ''), targets.join());
      }
  });

  test('carries nothing of what is asked beside it, in whatever order', () => {
    const beside = fc.array(fc.constantFrom(...besides), { maxLength: 3 });
    fc.assert(
      fc.property(beside, beside, fc.constantFrom(...ages), (before, after, age) => {
        const { letter, meaning, plan } = ask([...before, cries.en, ...after].join('. '), age);
        const said = letter.split('\n\n').slice(1);
        const allowed = listAllowed('en');
        for (const paragraph of said) assert.ok(allowed.has(paragraph), paragraph);
        assert.deepEqual(
          [meaning.care, plan, meaning.technologies, meaning.topics, meaning.known, meaning.goalId],
          ['reply', undefined, [], [], [], null],
        );
      }),
      { numRuns: 40 },
    );
  });

  test('is followed by nothing that was said before it', () => {
    for (const first of ['make me a plan', 'what is a dictionary?']) {
      const cry = sayNext(cries.en ?? '', sayNext(first).thread);
      for (const message of ['shorter please', 'in 20 days instead', 'thanks', 'tell me more']) {
        const { letter, plan } = sayNext(message, cry.thread);
        assert.deepEqual(letter, sayNext(message).letter, message);
        assert.equal(plan, sayNext(message).plan, message);
      }
    }
  });
});

function isCareLanguage(language: string): language is CareLanguage {
  return Object.hasOwn(cries, language);
}

test('every language that has words of care has a cry here', () => {
  assert.deepEqual(Object.keys(careTexts).toSorted(), Object.keys(cries).toSorted());
});
