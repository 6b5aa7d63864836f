import * as calls from '#contract/calls/history.ts';
import { findBrokenRule, problemRules } from '#contract/rules.ts';

import { screenMessage } from '#question/care/screen-message.ts';

import { requireSessionWithin } from '../accounts/require-session.ts';
import { refuse } from '../http/problem.ts';
import { readJson } from '../http/read-json.ts';
import { makeRoutes, type Routes } from '../http/routes.ts';
import type { Services } from '../services.ts';
import { addQuestion, turnOffHistory, isHistoryOn, turnOnHistory, listQuestions } from './history.ts';

type Tools = Pick<Services, 'config' | 'database'>;

/** Past questions, stored only for learners who turned history on. */
export function historyRoutes(services: Tools): Routes {
  const routes = makeRoutes();
  addRead(routes, services);
  addTurnOn(routes, services);
  addQuestions(routes, services);
  addTurnOff(routes, services);
  return routes;
}

const requireKnown = (services: Tools) => requireSessionWithin(services, 'callsByAccount');

function addRead(routes: Routes, services: Tools): void {
  const { database } = services;
  routes.openapi({ ...calls.readHistory, middleware: requireKnown(services) }, async (call) => {
    const { accountId } = call.get('session');
    const kept = await isHistoryOn(database, accountId);
    const problems = await listQuestions(database, accountId);
    return call.json({ success: true, message: 'Your questions', kept, problems }, 200);
  });
}

function addTurnOn(routes: Routes, services: Tools): void {
  routes.openapi({ ...calls.turnOnHistory, middleware: requireKnown(services) }, async (call) => {
    await turnOnHistory(services.database, call.get('session').accountId);
    const message = 'Your questions are now saved with your account';
    return call.json({ success: true, message, kept: true }, 200);
  });
}

function addQuestions(routes: Routes, services: Tools): void {
  routes.openapi(
    { ...calls.addQuestion, middleware: [...requireKnown(services), readJson] as const },
    async (call) => {
      const form = call.req.valid('json');
      const broken = findBrokenRule(problemRules, form);
      if (broken !== null) return refuse(call, 400, broken);
      if (screenMessage(form.problem).care === 'reply')
        return call.json({ success: true, message: 'This question was not saved', kept: false }, 200);
      const kept = await addQuestion(services.database, call.get('session').accountId, form.problem);
      const message = kept ? 'The question was saved' : 'Your account does not save questions';
      return call.json({ success: true, message, kept }, 200);
    },
  );
}

function addTurnOff(routes: Routes, services: Tools): void {
  routes.openapi({ ...calls.turnOffHistory, middleware: requireKnown(services) }, async (call) => {
    await turnOffHistory(services.database, call.get('session').accountId);
    return call.json({ success: true, message: 'Your saved questions were deleted', kept: false }, 200);
  });
}
