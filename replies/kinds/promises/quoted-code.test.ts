import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { loadErrorSources } from '#content/library.ts';

import { makeErrorIndex } from '#question/errors/error-index.ts';

import { draftReply } from '../../answer-request.ts';
import { askSample, library } from '../../testing/ask-sample.ts';
import { readUnknownError } from '../unknown-error.ts';

const errors = await loadErrorSources();
/** Some of them: all are read by a test of their own. */
const cases = errors
  .filter((_, at) => at % 8 === 0)
  .flatMap(({ technology, cases: own }) => own.map(({ message }) => ({ technology, message })));

describe('a reply to a known error', () => {
  test('numbers the line where the learner sent several, and only calls it theirs where there is one', () => {
    const code = "pritn('a')";
    const message = "NameError: name 'pritn' is not defined";
    assert.match(
      askSample({ problem: `${message}\n\`\`\`\nx = 1\n${code}\n\`\`\`` }),
      /Line 2 of your code:\n/,
    );
    assert.doesNotMatch(askSample({ problem: message }), /Your line:|Line \d+ of your code/);
    for (const { technology, message: printed } of cases) {
      const reply = askSample({ language: technology, problem: printed });
      assert.doesNotMatch(reply, /Line (?:null|NaN|0|undefined)\b/, printed);
    }
  });

  test('quotes the error in one line, in the words in which it was sent', () => {
    for (const { technology, message } of cases) {
      const reply = askSample({ language: technology, problem: message });
      const [, quoted] = /\*\*Your error\.\*\* `([^\n]+)`/.exec(reply) ?? [];
      if (quoted === undefined) continue;
      const [start = ''] = quoted.replace(/…$/, '').split(/https?:/);
      assert.ok(
        message.replaceAll(/\s+/g, ' ').replaceAll('`', "'").includes(start),
        `${quoted} in ${message}`,
      );
      assert.ok(quoted.length <= 250, quoted);
    }
  });

  test('tells nothing of it to someone who wants a plan or a comparison', () => {
    for (const [problem, holds] of [
      ["make me a plan, I always get NameError: name 'x' is not defined", /Here is your plan/],
      [
        'is a list better than a tuple? I had IndexError: tuple index out of range',
        /\]\(\/language\/python#/,
      ],
    ] as const)
      assert.match(askSample({ problem }), holds);
  });
});

describe('a reply to code without a message', () => {
  const broken =
    'it prints the wrong sum, why does it not work?\ntotal = 0\nfor n in numbers:\n    total += n * 2\nprint(total)';
  const asking = 'what does this do?\ntotal = 0\nfor n in numbers:\n    total += n * 2\nprint(total)';

  test('says that it knows no rule only where something is said to be wrong', () => {
    assert.match(askSample({ problem: broken }), /I know no rule/);
    for (const problem of [asking, 'what is a for loop?', 'how do I add numbers\n```\na = 1\nb = 2\n```'])
      assert.doesNotMatch(askSample({ problem }), /I know no rule/, problem);
  });

  test('offers at most three topics, each of a roadmap', () => {
    const offered = askSample({ problem: broken }).match(/^- \[[^\]]*\]\(\/language\/[^)]*\) in /gm) ?? [];
    assert.ok(offered.length >= 1 && offered.length <= 3, offered.join());
  });

  test('needs two lines of code to say so, as one may be the message of a tool', () => {
    assert.doesNotMatch(askSample({ problem: 'why does it not work? total += n' }), /I know no rule/);
  });
});

describe('a report that no rule knows', () => {
  const unread = { ...library, errors: makeErrorIndex([]) };

  test('is quoted from its beginning, and cut where it is long', () => {
    for (const says of ['short', 'long '.repeat(60)]) {
      const report = `OddError: ${says}`.trim();
      const read = readUnknownError(report) ?? assert.fail(report);
      assert.ok(read.error.startsWith('OddError: '), read.error);
      assert.equal(read.error.endsWith('…'), report.length > 160);
      assert.ok(report.startsWith(read.error.replace(/…$/, '')), read.error);
    }
  });

  test('is said first, with the topic behind it', () => {
    for (const { technology, message } of cases
      .filter((one) => /Error: |Exception: /.test(one.message))
      .slice(0, 40)) {
      const reply = askSample({ language: technology, problem: `${message}\nwhy?` }, unread);
      const at = reply.indexOf('**Your error.**');
      const topic = reply.search(/^\*\*\[/m);
      if (at >= 0 && topic >= 0) assert.ok(at < topic, message);
      assert.ok(reply.includes('/language'), message);
    }
  });
});

describe('what a model may word', () => {
  const asked = { age: 30, level: 1, days: 5, language: 'Python' } as const;
  const problems = [
    ['make me a plan', 'quiero un plan de 5 días', 'plan'],
    ['what is a list?', '¿Cómo ordeno una lista?', 'answer'],
  ] as const;

  for (const [english, spanish, kind] of problems)
    test(`begins where the days or the explanations begin, also behind the remark on the language: ${kind}`, () => {
      for (const problem of [english, spanish]) {
        const { paragraphs, wordable } = draftReply(library, { ...asked, problem }).body;
        if (!wordable) continue;
        assert.equal(wordable.kind, kind);
        const first = paragraphs[wordable.at] ?? '';
        assert.match(first, kind === 'plan' ? /^\*\*Day 1\*\*/ : /^\*\*\[/, problem);
        assert.equal(wordable.foreign === true, problem === spanish, problem);
      }
      assert.ok(draftReply(library, { ...asked, problem: english }).body.wordable, english);
    });
});

test('a technology that nothing is near is said to have no roadmap, with all roadmaps to choose from', () => {
  const replies = ['Cobol', 'Fortran', 'Excel', 'Photoshop', 'Solidity', 'Rust', 'Swift', 'Go'].map(
    (language) => askSample({ language, problem: 'teach me' }),
  );
  const alone = replies.filter((reply) => !reply.includes('What we teach that'));
  for (const reply of replies) assert.match(reply, /not among our roadmaps/);
  for (const reply of alone) assert.match(reply, /\[Roadmaps\]\(\/language\)/);
  for (const reply of replies.filter((one) => !alone.includes(one)))
    assert.match(reply, /What we teach that [^:]+ [^\n]+:\n- \[[^\]]+\]\(\/language\/\w+\): \S+/);
});
