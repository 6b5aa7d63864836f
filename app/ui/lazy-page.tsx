import { type ComponentType, use } from 'react';

import { loadDocument } from '../browser/load-document.ts';

/** A screen whose script is asked for when it is first shown, or by `load` before that. */
export type LazyPage = { readonly Page: ComponentType; readonly load: () => Promise<ComponentType> };

export function lazyPage(fetchPage: () => Promise<ComponentType>): LazyPage {
  let loading: Promise<ComponentType> | undefined;
  const load = () => (loading ??= markWhenHere(fetchPage().catch(loadDocument)));
  function Page() {
    const Shown = use(load());
    return <Shown />;
  }
  return { Page, load };
}

/** React reads `status` and `value` off a promise, and then shows a screen that is here without suspending. */
function markWhenHere(loading: Promise<ComponentType>): Promise<ComponentType> {
  void loading.then((value) => Object.assign(loading, { status: 'fulfilled', value }));
  return loading;
}
