import { type Files, loadFiles } from './page/load-files.ts';
import type { BuiltRuntime } from './runtimes.ts';

export type PageLibrary = {
  readonly name: string;
  readonly boot?: () => Promise<{ readonly text: string }>;
  readonly built: BuiltRuntime | null;
};

export type LoadedLibrary = { readonly files: Files; readonly boot: string };

const libraries: Readonly<Record<string, PageLibrary>> = {
  bootstrap: { name: 'Bootstrap', built: builtRuntimes['bootstrap'] ?? null },
  jquery: { name: 'jQuery', built: builtRuntimes['jquery'] ?? null },
  react: {
    name: 'React',
    boot: () => import('./boot/react.ts?script'),
    built: builtRuntimes['react'] ?? null,
  },
  tailwind: { name: 'Tailwind CSS', built: builtRuntimes['tailwind'] ?? null },
  vue: { name: 'Vue', boot: () => import('./boot/vue.ts?script'), built: builtRuntimes['vue'] ?? null },
};

export function findPageLibrary(technology: string): PageLibrary | null {
  return libraries[technology] ?? null;
}

/** Null if a part of it is not available now. */
export async function loadPageLibrary({ boot, built }: PageLibrary): Promise<LoadedLibrary | null> {
  const files = built && (await loadFiles(built, () => {}));
  const script = boot ? await boot().catch(() => null) : { text: '' };
  return files && script && { files, boot: script.text };
}
