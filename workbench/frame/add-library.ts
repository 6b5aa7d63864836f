import { runInline } from '../boot/run-inline.ts';
import type { LoadedLibrary } from '../page-libraries.ts';

type Mount = (component: string, parent?: string) => unknown;

/** Makes a library known before anything of the page is read. */
export function addLibrary({ files, boot }: LoadedLibrary): void {
  // Libraries look at the root element at once.
  document.write('<!doctype html><head>');
  for (const [name, bytes] of Object.entries(files)) {
    const text = new TextDecoder().decode(bytes);
    if (name.endsWith('.css')) addStyle(text);
    else runInline(text);
  }
  runInline(boot);
}

/** Shows a component in the page that is there, by the library's boot script. */
export async function mountComponent(component: string, parent?: string): Promise<void> {
  const mount: Mount | undefined = Reflect.get(globalThis, 'waymarkMount');
  try {
    await mount?.(component, parent);
  } catch (error) {
    console.error(error);
  }
}

function addStyle(text: string): void {
  const style = document.createElement('style');
  style.textContent = text;
  document.head.append(style);
}
