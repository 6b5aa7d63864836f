import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { readPlanDates } from '../time/deadline.ts';
import { readTimes } from '../time/minutes.ts';
import { readSpan } from '../time/span.ts';

const today = '2026-11-24';

/** Numbers, dates and names of days that are of something else than of the time to learn in. */
const others = `
can i make a 3d model in blender with python
3D rendering with three js, make me a plan
i love 3d
my 3d printer is broken, teach me c meanwhile
plan for making 2d games with javascript
learn how to draw in 3d with javascript
how to loop over a 2d array in java
there are 12 months in my array but index 12 is undefined
how to add 7 days to a date in javascript
print every monday in a month python
my app shows a 5 day forecast but the map function fails
how many seconds are in 3 weeks, write in python
my birthday is on 12 march, write a program that counts the days
calendar app that starts on Monday, how in javascript
week starts on Sunday in my calendar, i want it to begin on monday (js)
my shift starts on Monday and i work till Friday, plan for python
school starts on monday, help me with css grid
my shop is closed on Mondays, html page for opening hours
restaurant open tuesday to saturday, how to show that in a html table
our bakery opens at 6 every day except monday, website with html
opening hours monday to friday 9 to 17 as html table
i did 100 days of code and still cant write a function
everyone says it takes 6 months to learn java, is it true
i sleep 5 hours a day, work 12. is programming for me
i work 10 hours a day in a factory. can i still learn python
a day has 24 hours, how do i convert 100 hours to days in python
i finished html in october. plan for css
there is a sale until sunday on udemy, should i buy a java course
my free trial ends in 14 days, is github copilot good for learning
turning 50 in 3 weeks and want to start with python
i work 5 days a week and have kids. plan for react please
course costs 199 dollars for 12 months, too expensive. plan for css
shop with 30 day return policy, how to code with php
i need a website for my 3 day festival
landing page for a 2 week yoga retreat, html
display events of the next 7 days in react
how to schedule a task every monday at 9 in node
cron every sunday at 3am
10 commits in 2 days, is that a lot
my streak is 45 days on duolingo. plan for python
sprint is 2 weeks at my company, what is git rebase
my mentor only has time on fridays, plan for react
i cook on sundays for my family, plan for css
trash is collected on fridays. make me a plan for java
exam was on monday and i failed. plan for java
the deadline was last friday, i missed it. plan for sql
i hate mondays. plan for java
waiting 3 days for the data team to give me access, meanwhile teach me sql
havent slept in 2 days because of this bug, what is a null pointer
i am 12 and a half years old, plan for python
for 20 years i drove a truck, now plan for python
the shop is open 24/7 and i want a website for it
`;

/** The same words where they are the time to learn in. */
const own: readonly (readonly [message: string, days: number | null, minutes: number | null])[] = [
  ['in 3d i have an exam in c, make a plan', 3, null],
  ['21d plan for git', 21, null],
  ['i have 3d left for sql', 3, null],
  ['a 30 day plan for react', 30, null],
  ['need a 45-day roadmap for dsa', 45, null],
  ['give me a 30 day javascript challenge', 30, null],
  ['3d game in javascript, i have 60 days', 60, null],
  ['i was sick for 2 days, now i have 10 days for sql plan', 10, null],
  ['i work 8 hours a day and have 30 minutes a day for css, plan', null, 30],
  ['after work i have 1 hour a day, plan for python', null, 60],
  ['i can work 2 hours a day on react for 3 weeks', 21, 120],
  ['my sprint is 2 weeks, but i have 10 days for git', 10, null],
];

describe('times of other things', () => {
  for (const message of others.trim().split('\n'))
    test(`are none to learn in: ${message}`, () => {
      const said = [readSpan(message), readTimes(message).minutes, readPlanDates(message, today, true)];
      assert.deepEqual(said, [null, null, { start: null, until: null }]);
    });

  for (const [message, days, minutes] of own)
    test(`are told from those of a learner: ${message}`, () => {
      const daily = readTimes(message).minutes?.named.find(({ each }) => each === 'day')?.minutes ?? null;
      assert.deepEqual([readSpan(message)?.days ?? null, daily], [days, minutes]);
    });
});
