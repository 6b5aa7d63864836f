import { limits } from '../limits.ts';

import type { Call, Middleware } from './env.ts';
import { refuse } from './problem.ts';

const decoder = new TextDecoder('utf-8', { fatal: true });
const jsonType = /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;
const prototypeKeys = new Set(['__proto__', 'constructor', 'prototype']);

/** Accepts only a JSON object of limited size and depth without prototype keys; otherwise answers 415, 413 or 400. */
export const readJson = makeJsonReader(limits.body.bytes);

export function makeJsonReader(maxBytes: number): Middleware {
  return async (call, next) => {
    const refused = await findRefusal(call, maxBytes);
    return refused ?? next();
  };
}

async function findRefusal(call: Call, maxBytes: number) {
  const type = call.req.header('content-type') ?? '';
  if (!jsonType.test(type) || call.req.header('content-encoding') !== undefined) {
    return refuse(call, 415, 'The body must be sent as application/json.');
  }
  // It only fails where the client sends no proper body, or leaves.
  const bytes = await readBytes(call, maxBytes).catch(() => undefined);
  if (bytes === undefined) return refuse(call, 400, 'The request is malformed.');
  if (bytes === null) return refuse(call, 413, `The body must be at most ${maxBytes / 1024} kB.`);
  const text = parseOrNull(() => decoder.decode(bytes)) ?? '';
  const value = parseOrNull((): unknown => JSON.parse(text));
  if (value === undefined) return refuse(call, 400, 'The body is not valid JSON.');
  // Handlers find the parsed text where Hono caches it; otherwise Hono would make a second request from the bytes.
  Object.assign(call.req.bodyCache, { text: Promise.resolve(text) });
  const fault = findProblem(value);
  return fault === null ? null : refuse(call, 400, fault);
}

/** Null if the body is too large. A body of unknown length is read no further than the limit. */
async function readBytes(call: Call, maxBytes: number): Promise<ArrayBuffer | Buffer | null> {
  const length = call.req.header('content-length');
  if (length !== undefined) return Number(length) > maxBytes ? null : call.req.arrayBuffer();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of call.req.raw.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) return null;
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
