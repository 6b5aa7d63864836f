import type { Expr } from '../syntax/syntax.ts';

/** The expressions that an expression is made of. Queries in it are left out. */
export function listInner(expr: Expr): readonly Expr[] {
  switch (expr.kind) {
    case 'unary':
    case 'is':
    case 'cast':
    case 'collate':
      return [expr.of];
    case 'binary':
      return [expr.left, expr.right];
    case 'interval':
      return [expr.amount];
    case 'between':
      return [expr.of, expr.low, expr.high];
    case 'in':
      return 'body' in expr.list ? expr.of : [...expr.of, ...expr.list];
    case 'case':
      return [
        ...(expr.of ? [expr.of] : []),
        ...expr.whens.flat(),
        ...(expr.otherwise ? [expr.otherwise] : []),
      ];
    case 'call':
      return expr.args;
    default:
      return [];
  }
}

/** The same expression with another one in the places that `find` names. Giving the same back keeps what is inside. */
export function replaceInner(expr: Expr, find: (one: Expr) => Expr | null): Expr {
  const found = find(expr);
  if (found) return found;
  const replace = (one: Expr) => replaceInner(one, find);
  switch (expr.kind) {
    case 'unary':
    case 'is':
    case 'cast':
    case 'collate':
      return { ...expr, of: replace(expr.of) };
    case 'binary':
      return { ...expr, left: replace(expr.left), right: replace(expr.right) };
    case 'between':
      return { ...expr, of: replace(expr.of), low: replace(expr.low), high: replace(expr.high) };
    case 'case':
      return {
        ...expr,
        of: expr.of && replace(expr.of),
        whens: expr.whens.map(([when, then]) => [replace(when), replace(then)] as const),
        otherwise: expr.otherwise && replace(expr.otherwise),
      };
    case 'call':
      return { ...expr, args: expr.args.map(replace) };
    default:
      return expr;
  }
}
