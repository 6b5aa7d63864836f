import { errors, NeedsServer } from '../sql-error.ts';
import { findFunction } from '../functions/find-function.ts';
import type { Call } from '../syntax/syntax.ts';
import { types } from '../values/types.ts';
import { compileAggregate, isAggregate } from './aggregates.ts';
import { compileFact } from './facts.ts';
import type { Env, Scope } from './scope.ts';
import { specialFunctions } from './special-functions.ts';
import { asNumber, asText, type Value } from './value.ts';

/** What only a server has. */
const onServer =
  /^(?:SLEEP|GET_LOCK|RELEASE_LOCK|LOAD_FILE|BENCHMARK|UUID|MATCH|MD5|SHA1|SHA2|AES_\w+|ST_\w+)$/;

export function compileCall(call: Call, scope: Scope, env: Env): Value {
  if (isAggregate(call)) return compileAggregate(call, scope, env);
  const fact = compileFact(call, env);
  if (fact) return fact;
  if (onServer.test(call.name)) throw new NeedsServer(`The function ${call.name}`);
  const compile = (at: number) => {
    const argument = call.args[at];
    if (!argument) throw errors.argumentCount(call.name);
    return argument.kind === 'interval' ? null : env.expression(argument, scope, env);
  };
  const special = Object.hasOwn(specialFunctions, call.name) ? specialFunctions[call.name] : undefined;
  if (special)
    return special({ call, scope, env, args: () => call.args.map((_, at) => compile(at) ?? errorOf(call)) });
  return compileDefined(
    call,
    call.args.map((_, at) => compile(at) ?? errorOf(call)),
  );
}

function errorOf({ name }: Call): never {
  throw errors.argumentCount(name);
}

function compileDefined({ name }: Call, args: readonly Value[]): Value {
  const found = findFunction(name);
  if (!found) throw errors.noFunction(name);
  const { takes, least = takes.length, gives, mayBeNull = false } = found.definition;
  const isOpen = takes.at(-1) === 'any';
  if (args.length < least || (args.length > takes.length && !isOpen)) throw errors.argumentCount(name);
  const given = args.map((arg, at) => {
    const kind = takes[at] ?? 'any';
    if (kind === 'text') return asText(arg).sql;
    return kind === 'number' ? asNumber(arg).sql : arg.sql;
  });
  const kinds = args.map((arg, at) => (takes[at] === 'number' ? asNumber(arg).type : arg.type));
  return {
    sql: `${found.name}(${given.join(', ')})`,
    type: typeof gives === 'function' ? gives(kinds) : gives,
    isNullable: mayBeNull || args.some((arg) => arg.isNullable) || gives === types.json,
  };
}
