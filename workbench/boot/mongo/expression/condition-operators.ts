import { refuse } from '../errors.ts';
import { compareValues } from '../values/compare.ts';
import { isDocument } from '../values/document.ts';
import { isTrue } from './is-true.ts';
import { type Compile, isNothing, type Operator, refuseRun, withFields, withList } from './operator.ts';
import { type Run, withVariables } from './scope.ts';

const compares = (name: string, passes: (order: number) => boolean): Operator =>
  withList(name, 2, ([one, other]) => passes(compareValues(one, other)));

const choose =
  (test: Run, yes: Run, no: Run): Run =>
  (scope) =>
    isTrue(test(scope)) ? yes(scope) : no(scope);

const condWithFields = withFields('$cond', { needed: ['if', 'then', 'else'] }, (fields) =>
  choose(takeRun(fields, 'if'), takeRun(fields, 'then'), takeRun(fields, 'else')),
);

/** Only the chosen side is computed. */
const cond: Operator = (given, compile) => {
  if (!Array.isArray(given)) return condWithFields(given, compile);
  if (given.length !== 3)
    throw refuse(`Expression $cond takes exactly 3 arguments. ${given.length} were passed in.`, 16020);
  const [test, yes, no] = given;
  return choose(compile(test), compile(yes), compile(no));
};

const and: Operator = (given, compile) => {
  const runs = compileList(given, compile);
  return (scope) => runs.every((run) => isTrue(run(scope)));
};

const or: Operator = (given, compile) => {
  const runs = compileList(given, compile);
  return (scope) => runs.some((run) => isTrue(run(scope)));
};

function compileList(given: unknown, compile: Compile): readonly Run[] {
  return (Array.isArray(given) ? given : [given]).map(compile);
}

const switchCases: Operator = (given, compile) => {
  if (!isDocument(given) || !Array.isArray(given['branches']))
    throw refuse("$switch expected an array for 'branches'", 40061);
  const branches = given['branches'].map((branch: unknown) => {
    if (!isDocument(branch) || !('case' in branch) || !('then' in branch))
      throw refuse("$switch requires each branch have a 'case' and a 'then' expression", 40067);
    return { test: compile(branch['case']), value: compile(branch['then']) };
  });
  const rest = 'default' in given ? compile(given['default']) : null;
  return (scope) => {
    const found = branches.find(({ test }) => isTrue(test(scope)))?.value ?? rest;
    if (!found)
      throw refuseRun(
        '$switch could not find a matching branch for an input, and no default was specified.',
        40066,
      );
    return found(scope);
  };
};

const letVariables: Operator = (given, compile) => {
  if (!isDocument(given) || !isDocument(given['vars']) || !('in' in given))
    throw refuse("Missing 'vars' or 'in' parameter to $let", 16876);
  const variables = Object.entries(given['vars']).map(([name, value]) => [name, compile(value)] as const);
  const result = compile(given['in']);
  return (scope) =>
    result(withVariables(scope, Object.fromEntries(variables.map(([name, run]) => [name, run(scope)]))));
};

export function takeRun(fields: Readonly<Record<string, Run>>, name: string): Run {
  return fields[name] ?? (() => undefined);
}

export const conditionOperators: Readonly<Record<string, Operator>> = {
  $eq: compares('$eq', (order) => order === 0),
  $ne: compares('$ne', (order) => order !== 0),
  $gt: compares('$gt', (order) => order > 0),
  $gte: compares('$gte', (order) => order >= 0),
  $lt: compares('$lt', (order) => order < 0),
  $lte: compares('$lte', (order) => order <= 0),
  $cmp: withList('$cmp', 2, ([one, other]) => Math.sign(compareValues(one, other))),
  $and: and,
  $or: or,
  $not: withList('$not', 1, ([value]) => !isTrue(value)),
  $cond: cond,
  $ifNull: withList(
    '$ifNull',
    { from: 2 },
    (values) => values.find((one) => !isNothing(one)) ?? values.at(-1),
  ),
  $switch: switchCases,
  $let: letVariables,
};
