import assert from 'node:assert/strict';
import { test } from 'node:test';

import { askSample } from '../testing/ask-sample.ts';
import { sayNext } from '../testing/say-next.ts';

const remark = /I can only write in English/g;
const count = (letter: string) => letter.match(remark)?.length ?? 0;

test('every kind of reply to a message that is not English says once that it is English itself', () => {
  for (const problem of [
    '¿Cómo ordeno una lista?',
    'quiero aprender a programar en 20 días',
    '¿Cuál es la diferencia entre una lista y una tupla?',
    'quiero aprender Rust',
    "no entiendo qué hace mal mi programa, ayúdame con este error:\nprint(x)\nNameError: name 'x' is not defined",
    'todos los demás entienden y yo me siento tonto, quiero rendirme',
    'muchas gracias por la explicación',
    '¿qué tiempo hace hoy en Madrid?',
  ])
    assert.equal(count(askSample({ problem })), 1, problem);
});

test('a follow-up that is not English is told so too', () => {
  const { thread } = sayNext('make me a plan');
  for (const problem of ['más corto por favor', 'zeig mir Tag 3', '¿y otro ejemplo más fácil?'])
    assert.equal(count(sayNext(problem, thread).letter), 1, problem);
});

test('no reply to an English message says it, whatever code it holds', () => {
  for (const problem of [
    'what is a list?',
    'hello',
    'why is this wrong?\nconst el = document.querySelector("#menu");\nel.style = null;',
    'für is a German word, is it a good name for a loop variable in my code?',
  ])
    assert.equal(count(askSample({ problem })), 0, problem);
});
