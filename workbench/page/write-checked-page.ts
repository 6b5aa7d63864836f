import { writePage } from './write-page.ts';

/** A program in a page, a style sheet with the page that it is for, or a page of its own. */
export type PageSource = { readonly language: string; readonly page?: string | undefined };

/** Whether the code of an exercise is shown and not run. */
export function isShown({ language, page }: PageSource): boolean {
  return page !== undefined || language === 'html' || language === 'css';
}

/** The page that an exercise makes of its code. */
export function writeCheckedPage(code: string, { language, page = '' }: PageSource): string {
  if (language === 'html') return writePage(code, '');
  return language === 'css' ? writePage(page, code) : writePage(`${page}\n<script>\n${code}\n</script>`, '');
}
