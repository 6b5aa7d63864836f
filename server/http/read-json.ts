import { limits } from '#server/limits.ts';

import type { Call, Middleware } from './env.ts';
import { refuse } from './problem.ts';

const decoder = new TextDecoder('utf-8', { fatal: true });
const jsonType = /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;
const prototypeKeys = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * The door for JSON: lets only an object pass, of a bounded size and depth, without keys that reach a prototype.
 * Answers 415 to anything but JSON, 413 to too much, and 400 to what is broken.
 */
export const readJson = makeJsonReader(limits.body.bytes);

/** The same door for bodies of so many bytes. */
export function makeJsonReader(most: number): Middleware {
  return async (call, next) => {
    const refused = await findRefusal(call, most);
    return refused ?? next();
  };
}

async function findRefusal(call: Call, most: number) {
  const type = call.req.header('content-type') ?? '';
  if (!jsonType.test(type) || call.req.header('content-encoding') !== undefined) {
    return refuse(call, 415, 'The body must be sent as application/json.');
  }
  const bytes = await readBytes(call, most);
  if (bytes === null) return refuse(call, 413, `The body must be at most ${most / 1024} kB.`);
  const text = parseOrNull(() => decoder.decode(bytes)) ?? '';
  const value = parseOrNull((): unknown => JSON.parse(text));
  if (value === undefined) return refuse(call, 400, 'The body is not valid JSON.');
  // Whoever asks for the body next finds it where hono keeps it; hono would make a second request of the bytes.
  Object.assign(call.req.bodyCache, { text: Promise.resolve(text) });
  const fault = findProblem(value);
  return fault === null ? null : refuse(call, 400, fault);
}

/** The body, or null when it is larger than allowed; a body without a length is read no further than that. */
async function readBytes(call: Call, most: number): Promise<ArrayBuffer | Buffer | null> {
  const length = call.req.header('content-length');
  if (length !== undefined) return Number(length) > most ? null : call.req.arrayBuffer();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of call.req.raw.body ?? []) {
    size += chunk.length;
    if (size > most) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parseOrNull<Value>(parse: () => Value): Value | undefined {
  try {
    return parse();
  } catch {
    return undefined;
  }
}

function findProblem(value: unknown): string | null {
  if (!isObject(value) || Array.isArray(value)) return 'The body must be a JSON object.';
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > limits.body.depth) return `The body must be at most ${limits.body.depth} levels deep.`;
    const objects = level.filter(isObject);
    const key = objects.flatMap((object) => Object.keys(object)).find((name) => prototypeKeys.has(name));
    if (key !== undefined) return `The field "${key}" is not allowed.`;
    level = objects.flatMap((object) => Object.values(object));
  }
  return null;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
