import { refuse } from '../errors.ts';
import { isRegExp } from '../values/document.ts';

/** A pattern of a program, or one made of the text that `$regex` has. */
export function makePattern(pattern: unknown, options?: unknown): RegExp {
  if (typeof pattern !== 'string' && !isRegExp(pattern)) throw refuse('$regex has to be a string');
  if (options !== undefined && typeof options !== 'string') throw refuse('$options has to be a string');
  const [source, own] = isRegExp(pattern) ? [pattern.source, pattern.flags] : [pattern, ''];
  const flags = (options ?? own).replaceAll(/[gyudv]/g, '');
  if (/[^imsx]/.test(flags)) throw refuse(`invalid flag in regex options: ${flags}`, 51108);
  return build(flags.includes('x') ? dropSpaces(source) : source, flags.replaceAll('x', ''));
}

function build(source: string, flags: string): RegExp {
  try {
    return new RegExp(source, [...new Set(flags)].join(''));
  } catch {
    throw refuse(`Regular expression is invalid: ${source}`, 51091);
  }
}

/** The option `x` lets spaces and comments be in a pattern. */
function dropSpaces(source: string): string {
  return source.replaceAll(/\\.|\[(?:\\.|[^\]])*\]|\s+|#.*/gs, (part) => (/^[\s#]/.test(part) ? '' : part));
}
