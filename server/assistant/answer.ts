import type { Request } from './request.ts';

/** The reply to a request, in Markdown. */
export async function answerRequest({ language, days }: Request): Promise<string> {
  return `Your ${days} days of ${language.trim()} are being planned.`;
}
