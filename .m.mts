import { readFileSync } from 'node:fs';
import { loadLibraryContent } from '#content/library.ts';
import { makeLibrary } from './replies/library.ts';
import { answerRequest } from './replies/answer-request.ts';
import { readRequest } from './replies/request.ts';
const content = await loadLibraryContent();
const all = readFileSync('/work/asks/train.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((l) => JSON.parse(l));
const cpu = () => {
  const u = process.cpuUsage();
  return (u.user + u.system) / 1000;
};
for (const [name, answers] of [
  ['none', content.answers.filter((a) => !a.next)],
  ['next', content.answers],
] as const) {
  const t0 = cpu();
  const library = makeLibrary({ ...content, answers });
  const t1 = cpu();
  void library.direct.index;
  const t2 = cpu();
  const ask = (c: any) => {
    const r: any = readRequest(
      {
        name: 'M',
        age: c.form.age ?? 20,
        level: 'option2',
        days: c.form.days ?? 30,
        language: c.form.language,
        problem: c.message,
      } as any,
      '2026-11-30',
    );
    if ('problem' in r) answerRequest(library, r);
  };
  for (const c of all) ask(c);
  const times: number[] = [];
  for (const c of all) {
    c.message += ' ';
    const a = cpu();
    ask({ ...c, message: c.message + '.' });
    times.push(cpu() - a);
  }
  times.sort((a, b) => a - b);
  console.log(
    name,
    answers.length,
    'library',
    (t1 - t0).toFixed(0),
    'direct',
    (t2 - t1).toFixed(0),
    'median',
    times[times.length >> 1]!.toFixed(2),
    'mean',
    (times.reduce((a, b) => a + b) / times.length).toFixed(2),
    'heap',
    (process.memoryUsage().heapUsed / 1e6).toFixed(0),
  );
}
