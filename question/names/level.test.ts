import assert from 'node:assert/strict';
import { test } from 'node:test';

import { readLevel } from './level.ts';

test('readLevel reads the level a learner claims', () => {
  assert.equal(readLevel('I am a complete beginner'), 1);
  assert.equal(readLevel('python from scratch'), 1);
  assert.equal(readLevel('aprender do zero'), 1);
  assert.equal(readLevel('I have no coding background'), 1);
  assert.equal(readLevel('intermediate roadmap please'), 2);
  assert.equal(readLevel('one year of experience'), 2);
  assert.equal(readLevel('Advanced roadmap: routing'), 3);
  assert.equal(readLevel('I have 5 years of experience'), 3);
  assert.equal(readLevel("I'm a very experienced programmer"), 3);
  assert.equal(readLevel('As a senior Python developer I want a plan'), 3);
  assert.equal(readLevel('a plan for experts'), 3);
  assert.equal(readLevel('never written a line of code'), 1);
  assert.equal(readLevel('I know nothing about computers'), 1);
  assert.equal(readLevel('ekdum zero se'), 1);
  assert.equal(readLevel('I am in my 2nd semester'), 2);
  assert.equal(readLevel('been coding 10 years'), 3);
  assert.equal(readLevel('Advanced, please'), 3);
});

test('readLevel takes neither a topic nor a denial for a level', () => {
  assert.equal(readLevel('advanced types and generics'), null);
  assert.equal(readLevel('I am not a beginner any more'), 2);
  assert.equal(readLevel('plan please'), null);
});

test('readLevel takes no wish for a level that one has', () => {
  for (const wish of [
    'How do I get to an expert level in CSS?',
    'I hope to be a professional developer one day',
    'turn me into a real expert',
    'write code like an expert',
    'I dream of becoming a senior engineer',
  ])
    assert.equal(readLevel(wish), null, wish);
  assert.equal(readLevel('from beginner to advanced level'), 1);
  assert.equal(readLevel("I'd like an advanced plan"), 3);
});

test('readLevel takes no denial and no age for a level', () => {
  assert.equal(readLevel('we are not very experienced'), 1);
  assert.equal(readLevel("I'm not an expert"), null);
  assert.equal(readLevel('I have 0 years of experience'), null);
  assert.equal(readLevel('I am a senior of 70 years, go slowly'), null);
  assert.equal(readLevel('how do I catch an expert system error'), null);
});

test('readLevel reads that a plan is not to be for beginners', () => {
  for (const wish of [
    'skip the beginner stuff',
    'without what any beginner knows',
    'something beyond beginner level',
    'not for beginners please',
    'leave out all beginner chapters',
  ])
    assert.equal(readLevel(wish), 2, wish);
});

test('readLevel reads the many ways in which learners tell what they can do', () => {
  for (const [level, ...claims] of [
    [
      1,
      'I am brand new to this',
      'absolutely new to programming',
      'I have never programmed before',
      'never coded in my life',
      "I've never done any coding",
      'first time touching code',
      'just starting out with python',
      'total novice here',
      "I'm a complete amateur",
      'zero knowledge of computers',
      'I know literally nothing',
      'no prior knowledge',
      'no clue about programming',
      'no idea how to code',
      'starting from nothing',
      'from the very beginning please',
      'I start from scratch',
      'begin at zero',
      'as a beginner',
      'my level is basic',
      'beginner level',
      'never touched a line of code',
      'never opened an editor',
      "I don't know how to code",
      "I can't program at all",
      'i have never written code',
      'new to web development',
      'nunca programé',
      'nunca he programado',
      'nunca programei na vida',
      "je n'ai jamais programmé",
      'noch nie programmiert',
      'ich bin blutiger Anfänger',
      'keine Vorkenntnisse',
      'sin experiencia',
      'sem experiência',
      'non ho mai programmato',
      'sono un principiante',
      'nigdy nie programowałem',
      'никогда не программировал',
      'hiç kod yazmadım',
      'kabhi coding nahi ki',
      '我没有编程基础',
      'absolute Anfängerin',
    ],
    [
      2,
      "I'm intermediate",
      'i know the basics already',
      'I have some experience with it',
      'intermediate level',
      'mid-level',
      'I am somewhere in the middle',
      'I am no beginner',
      'not a complete beginner',
      'comfortable with the basics',
      'been coding for a year',
      'I have basic knowledge',
      'nivel intermedio',
      'niveau moyen',
      'fortgeschrittener Anfänger',
      'conozco lo básico',
      'Grundkenntnisse habe ich',
    ],
    [
      3,
      "I'm an expert",
      'advanced level',
      'I am pretty advanced',
      'senior developer with 10 years',
      'I have worked as a programmer for 12 years',
      'professional software engineer here',
      'call me advanced',
      'fifteen years of experience',
      'seasoned backend dev',
      '15 years in the trade, mostly Java',
      'I am a veteran',
      'ich bin Profi',
      'soy avanzado',
      'je suis avancé',
      'advanced please',
      'make it for advanced people',
      'expert here',
    ],
    [
      null,
      'advanced css selectors',
      'is there a beginner friendly editor',
      'what is a beginner mistake',
      'the basics of loops',
      'new to the team, need git',
      'I never understood closures',
      'my first website',
      'expert systems in prolog',
      'no idea why this fails',
      'I know nothing about closures',
      'the professor is an expert',
      'from zero to ten in a loop',
      'I am somewhere in the middle of chapter two',
    ],
  ] as const)
    for (const claim of claims) assert.equal(readLevel(claim), level, claim);
});

test('readLevel hears who has no experience, however it is spelled', () => {
  for (const text of [
    'zero experience, sql plan',
    'total beginer here',
    '0 experience with coding',
    'im a begineer',
    'absolute begginer in php',
    'no background in programming at all',
    'ich habe null erfahrung',
    'cero experiencia, quiero html',
  ])
    assert.equal(readLevel(text), 1, text);
});
