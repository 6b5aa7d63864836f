import { z } from 'zod';

const label = z.object({
  text: z.string(),
  form: z.object({ age: z.string(), level: z.string(), days: z.string(), language: z.string() }),
  hasReply: z.boolean(),
  group: z.string(),
  intent: z.string(),
  intent2: z.string().optional(),
  topics: z.array(z.string()),
  slots: z.object({
    days: z.number().optional(),
    minutes: z.number().optional(),
    weekdays: z.array(z.string()).optional(),
    until: z.string().optional(),
    start: z.string().optional(),
    level: z.string().optional(),
  }),
  care: z.enum(['none', 'line', 'reply']),
});

/** A message with what a careful teacher understood by it. */
export type LabeledMessage = z.infer<typeof label>;

/** One message a line, as JSON. */
export function parseLabeled(lines: string): LabeledMessage[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => label.parse(JSON.parse(line)));
}
