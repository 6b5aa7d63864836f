import type { PreviewPage } from './open-preview.ts';
import { writePage } from './write-page.ts';

/** A program in a page, a style sheet with the page that it is for, a page of its own, or a component. */
export type PageSource = { readonly language: string; readonly page?: string | undefined };

const places: Readonly<Record<string, string>> = {
  jsx: '<div id="root"></div>',
  vue: '<div id="app"></div>',
};

/** Whether the code of an exercise is shown and not run. */
export function isShown({ language, page }: PageSource): boolean {
  return page !== undefined || language === 'html' || language === 'css' || language in places;
}

/** The page that an exercise makes of its code. */
export function writeCheckedPage(code: string, { language, page }: PageSource): PreviewPage {
  const place = places[language];
  if (language === 'vue') return { html: writePage(place ?? '', ''), component: code, parent: page };
  if (place !== undefined) return { html: writePage(page ?? place, ''), component: code };
  if (language === 'html') return { html: writePage(code, '') };
  if (language === 'css') return { html: writePage(page ?? '', code) };
  return { html: writePage(`${page ?? ''}\n<script>\n${code}\n</script>`, '') };
}
