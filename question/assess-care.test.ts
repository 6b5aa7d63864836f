import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { loadHeldLines, needsCare } from '#lexicon/care/load-lines.ts';
import { makeNames } from '../search/query/names.ts';
import { naming } from '../tests/naming.ts';
import { screenMessage } from './care/screen-message.ts';
import { assessCare } from './assess-care.ts';

const index = { names: makeNames(naming) };
const held = await loadHeldLines();

test('assessCare() misses next to none of those that the words alone would have heard', () => {
  const heard = held.filter((line) => needsCare(line) && screenMessage(line.text).care !== 'none');
  const missed = heard.filter(({ text }) => assessCare(index, text).care === 'none');
  assert.ok(missed.length <= heard.length / 100, missed.map(({ text }) => text).join('\n'));
});

test('assessCare() lets pass what only sounds sad', () => {
  const messages = [
    'My screen keeps asking the server again and again, hundreds of times, since I put the loading inside useEffect',
    'one crowded chart with 14 countries... i would rather have 14 little ones side by side',
    'can i leave a note to myself inside a .json file',
    "Main.java:5: error: ';' expected\n    int x = 3\n             ^\nwas will der von mir",
  ];
  for (const message of messages) assert.equal(assessCare(index, message).care, 'none', message);
});

test('assessCare() hears no trouble in what an error says, nor in a way into what belongs to others', () => {
  const messages = [
    'pls help its due tmrw, Exception in thread "main" java.lang.ArrayIndexOutOfBoundsException: Index 5 out of bounds',
    'due tomorrow!! Exception in thread "main" java.lang.NullPointerException\n\tat Main.main(Main.java:7)',
    'ich will das wlan passwort von meinem nachbarn knacken',
    'ich will ins instagram von meiner ex',
  ];
  for (const message of messages) assert.equal(assessCare(index, message).care, 'none', message);
});

test('assessCare() lets pass what learners ask in other languages', () => {
  const messages = [
    'come tolgo quello in mezzo',
    'è meglio vue o angular se cerco lavoro a Torino? e quanto ci vuole più o meno',
    'hoe haal ik de middelste eruit zonder dat de rest weg gaat',
    'bhai recursion bilkul samajh nahi aa raha, easy example se samjha do, exam hai next week',
    'comment j’enlève celui du milieu sans que le reste disparaisse',
    'wie nehme ich den mittleren heraus, ohne dass der Rest verschwindet',
  ];
  for (const message of messages) assert.equal(assessCare(index, message).care, 'none', message);
});

test('assessCare() lets pass the wishes of people who tell of hard work and lives', () => {
  const messages = [
    'Tengo una panadería y los clientes me encargan tortas por WhatsApp, siempre se me pierde alguna. Quiero una lista por día.',
    'Prowadzę zmianę w magazynie, 34 osoby. Grafik układam w zeszycie i co tydzień ktoś ma dwie nocki pod rząd, czego nie wolno.',
    "Mon oncle et mon père ne se parlent plus à cause d'un champ. Moi je veux juste dessiner le plan des parcelles en SVG.",
    'Ik ben loodgieter en raak steeds bonnetjes kwijt. Ik wil ze fotograferen en per klant bewaren.',
    'ゾンビを撃つゲームを作っています。三発当てても敵が死にません。Pythonです。',
    'Tôi bán bánh, khách đặt qua Zalo và lần nào cũng sót một đơn. Muốn có danh sách theo ngày.',
  ];
  for (const message of messages) assert.equal(assessCare(index, message).care, 'none', message);
});

test('assessCare() hears trouble in at most one in fifty harmless stories that training never saw', () => {
  const stories = held.filter(({ kind, language }) => kind === 'story' && language !== 'en');
  assert.ok(stories.length > 120);
  const heard = stories.filter(({ text }) => assessCare(index, text).care !== 'none');
  assert.ok(heard.length <= stories.length / 50, heard.map(({ text }) => text).join('\n'));
});

test('assessCare() gives an English story in strong words a line at most', () => {
  const stories = held.filter(({ kind, language }) => kind === 'story' && language === 'en');
  assert.ok(stories.length >= 40);
  for (const { text } of stories) assert.notEqual(assessCare(index, text).care, 'reply', text);
});

test('assessCare() takes who cannot breathe from stress for no overdose', () => {
  for (const message of [
    'three exams and a job and this essay. I cannot breathe',
    'two exams, my mum in hospital and now this assignment, I cant breathe',
  ])
    assert.notEqual(assessCare(index, message).trouble, 'overdose', message);
  assert.equal(assessCare(index, 'my friend took something and she cant breathe').care, 'reply');
});

test('assessCare() hears trouble that people tell beside an error', () => {
  const messages = [
    'my dad hits me. also IndexError: list index out of range',
    'they beat me every day at school and i get TypeError: x is not a function',
    'i want to die, TypeError: undefined is not a function',
  ];
  for (const message of messages) assert.equal(assessCare(index, message).care, 'reply', message);
});

test('assessCare() gives a line to who is only cross with a teacher or a class', () => {
  for (const message of [
    'omg pls help my teacher hates me, array index out of bounds',
    'my teacher hates me and my loop is wrong, how do i fix it',
  ])
    assert.notEqual(assessCare(index, message).care, 'reply', message);
});

test('assessCare() hears nothing where the words say nothing, never makes less of a danger than a line, and never loses despair that they name', () => {
  const texts = fc.oneof(fc.string(), fc.constantFrom(...held.map(({ text }) => text)));
  fc.assert(
    fc.property(texts, (text) => {
      const [heard, weighed] = [screenMessage(text), assessCare(index, text)];
      if (heard.care === 'none' || heard.trouble === 'despair') assert.deepEqual(weighed, heard);
      else assert.ok(weighed.care !== 'line' || heard.care === 'line');
    }),
  );
});
