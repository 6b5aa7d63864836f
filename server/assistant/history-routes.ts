import * as calls from '#contract/calls/history.ts';
import { findBrokenRule, problemRules } from '#contract/rules.ts';

import { signedIn } from '../accounts/signed-in.ts';
import { refuse } from '../http/problem.ts';
import { readJson } from '../http/read-json.ts';
import { makeRoutes, type Routes } from '../http/routes.ts';
import type { Parts } from '../parts.ts';
import { addQuestion, dropHistory, isHistoryKept, keepHistory, listQuestions } from './history.ts';

/** The questions that were asked, which an account keeps only where its learner chose so. */
export function historyRoutes({ database }: Pick<Parts, 'database'>): Routes {
  const known = signedIn(database);
  const routes = makeRoutes();

  routes.openapi({ ...calls.readHistory, middleware: [known] as const }, async (call) => {
    const { accountId } = call.get('signedIn');
    const kept = await isHistoryKept(database, accountId);
    const problems = await listQuestions(database, accountId);
    return call.json({ success: true, message: 'Your questions', kept, problems }, 200);
  });

  routes.openapi({ ...calls.keepHistory, middleware: [known] as const }, async (call) => {
    await keepHistory(database, call.get('signedIn').accountId);
    return call.json(
      { success: true, message: 'Your questions are kept with your account', kept: true },
      200,
    );
  });

  routes.openapi({ ...calls.addQuestion, middleware: [known, readJson] as const }, async (call) => {
    const form = call.req.valid('json');
    const broken = findBrokenRule(problemRules, form);
    if (broken !== null) return refuse(call, 400, broken);
    const kept = await addQuestion(database, call.get('signedIn').accountId, form.problem);
    const message = kept ? 'The question is kept' : 'Your account keeps no questions';
    return call.json({ success: true, message, kept }, 200);
  });

  routes.openapi({ ...calls.dropHistory, middleware: [known] as const }, async (call) => {
    await dropHistory(database, call.get('signedIn').accountId);
    return call.json({ success: true, message: 'Your questions are removed', kept: false }, 200);
  });

  return routes;
}
