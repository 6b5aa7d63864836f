import * as calls from '#contract/calls/history.ts';
import { findBrokenRule, problemRules } from '#contract/rules.ts';

import { readCare } from '#question/care/read-care.ts';

import { signedInWithin } from '../accounts/signed-in.ts';
import { refuse } from '../http/problem.ts';
import { readJson } from '../http/read-json.ts';
import { makeRoutes, type Routes } from '../http/routes.ts';
import type { Parts } from '../services.ts';
import { addQuestion, dropHistory, isHistoryKept, keepHistory, listQuestions } from './history.ts';

type Tools = Pick<Parts, 'config' | 'database'>;

/** The questions that were asked, which an account keeps only where its learner chose so. */
export function historyRoutes(parts: Tools): Routes {
  const routes = makeRoutes();
  addRead(routes, parts);
  addKeep(routes, parts);
  addQuestions(routes, parts);
  addDrop(routes, parts);
  return routes;
}

const known = (parts: Tools) => signedInWithin(parts, 'callsByAccount');

function addRead(routes: Routes, parts: Tools): void {
  const { database } = parts;
  routes.openapi({ ...calls.readHistory, middleware: known(parts) }, async (call) => {
    const { accountId } = call.get('signedIn');
    const kept = await isHistoryKept(database, accountId);
    const problems = await listQuestions(database, accountId);
    return call.json({ success: true, message: 'Your questions', kept, problems }, 200);
  });
}

function addKeep(routes: Routes, parts: Tools): void {
  routes.openapi({ ...calls.keepHistory, middleware: known(parts) }, async (call) => {
    await keepHistory(parts.database, call.get('signedIn').accountId);
    const message = 'Your questions are kept with your account';
    return call.json({ success: true, message, kept: true }, 200);
  });
}

function addQuestions(routes: Routes, parts: Tools): void {
  routes.openapi({ ...calls.addQuestion, middleware: [...known(parts), readJson] as const }, async (call) => {
    const form = call.req.valid('json');
    const broken = findBrokenRule(problemRules, form);
    if (broken !== null) return refuse(call, 400, broken);
    if (readCare(form.problem).care === 'reply')
      return call.json({ success: true, message: 'This question is not kept', kept: false }, 200);
    const kept = await addQuestion(parts.database, call.get('signedIn').accountId, form.problem);
    const message = kept ? 'The question is kept' : 'Your account keeps no questions';
    return call.json({ success: true, message, kept }, 200);
  });
}

function addDrop(routes: Routes, parts: Tools): void {
  routes.openapi({ ...calls.dropHistory, middleware: known(parts) }, async (call) => {
    await dropHistory(parts.database, call.get('signedIn').accountId);
    return call.json({ success: true, message: 'Your questions are removed', kept: false }, 200);
  });
}
