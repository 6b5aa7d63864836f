import type { Request } from '../../replies/request.ts';

type Asked = Omit<Request, 'name'>;

const ask = (language: string, days: number, problem: string, rest: Partial<Asked> = {}): Asked => ({
  age: 27,
  level: 1,
  ...rest,
  language,
  days,
  problem,
});

export const requests: readonly Asked[] = [
  ask('Python', 30, 'make me a plan', { age: 14 }),
  ask('Python', 30, 'a plan, I know the basics', { age: 40, level: 2 }),
  ask('js', 10, 'plan for promises and async', { level: 2 }),
  ask('Kotlin', 365, 'I have a year', { level: null }),
  ask('HTML, CSS and JavaScript', 75, 'I want to make websites', { age: 16 }),
  ask('MERN', 120, 'roadmap please'),
  ask('SQL', 5, 'interview on joins and indexes in five days', { level: 3 }),
  ask('Ruby', 14, 'Quiero aprender, dame un plan', { age: 34 }),
  ask('C++', 60, '20 minutes a day', { age: 63 }),
  ask('git', 3, 'plan for undoing mistakes', { age: 19 }),
  ask('css', 21, 'how do I learn this', { age: 9 }),
  ask('React', 30, 'why does my effect run twice', { level: 2 }),
  ask('JavaScript', 7, 'what is the difference between let and const?'),
  ask('Python', 7, 'KeyError: name', { age: 15 }),
  ask('CSS', 7, 'how do I center a div'),
  ask('Node', 7, 'How do I read a file without blocking?', { level: 3 }),
  ask('TypeScript', 7, "Type 'string' is not assignable to type 'number'"),
  ask('PHP', 7, 'how do I stop sql injection'),
  ask('Java', 7, 'write my assignment about linked lists', { age: 17 }),
  ask('Rust', 30, 'plan to learn rust'),
  ask('Python', 30, 'best pizza recipe'),
  ask('Python', 1, '', { age: 75 }),
];
