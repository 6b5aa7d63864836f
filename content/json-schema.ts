import { z } from 'zod';

import { technologySchema } from './schema.ts';

/** The schema of a roadmap file as JSON Schema, for editors. */
export function technologyJsonSchema(): string {
  const schema = z.toJSONSchema(technologySchema, { io: 'input', unrepresentable: 'any' });
  return `${JSON.stringify({ ...schema, title: 'A Waymark roadmap' }, null, 2)}\n`;
}
