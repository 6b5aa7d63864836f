import { type ComponentType, use } from 'react';

import { loadDocument } from '../browser/load-document.ts';

type Load = () => Promise<ComponentType>;

/** A page that loads when it is first shown, or when `load` is called before that. */
export function makeLazyPage(fetchPage: Load): { readonly Page: ComponentType; readonly load: Load } {
  let loading: Promise<ComponentType> | undefined;
  const load = () => (loading ??= markWhenLoaded(fetchPage().catch(loadDocument)));
  function Page() {
    const Loaded = use(load());
    return <Loaded />;
  }
  return { Page, load };
}

/** React reads `status` and `value` from a promise and then shows a loaded page without suspending. */
function markWhenLoaded(loading: Promise<ComponentType>): Promise<ComponentType> {
  void loading.then((value) => Object.assign(loading, { status: 'fulfilled', value }));
  return loading;
}
