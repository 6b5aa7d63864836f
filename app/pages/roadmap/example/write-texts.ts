import type { Listing } from '#content/roadmap.ts';
import { joinSetup } from '#workbench/join-setup.ts';

import type { Texts } from '../../../ui/workbench/shared-code.ts';

type Trying = {
  /** Whose playground it is. */
  readonly technology: string;
  readonly texts: Texts & { readonly code: string };
};

/** A listing as a playground has it: with what was there before it, where that belongs. */
export function writeTexts({ code, setup = '', input = '', language }: Listing): Trying {
  if (language === 'bash') return { technology: 'git', texts: setup === '' ? { code } : { code, setup } };
  if (language === 'mongo') return { technology: 'mongo', texts: setup === '' ? { code } : { code, setup } };
  const isMarkup = /^\s*<[^?]/.test(setup);
  if (language === 'css') return { technology: 'css', texts: { code, html: setup } };
  if (language === 'html') {
    const before = setup === '' || isMarkup ? setup : `<style>\n${setup}\n</style>\n`;
    return { technology: 'html', texts: { code: `${before}${code}` } };
  }
  if (isMarkup) return { technology: 'html', texts: { code: `${setup}\n<script>\n${code}\n</script>` } };
  // Tables are there before the program, whose lines stay where they are.
  if (language === 'sql') return { technology: 'sql', texts: { code, input: setup } };
  const whole = joinSetup(setup, code);
  return { technology: language, texts: input === '' ? { code: whole } : { code: whole, input } };
}
