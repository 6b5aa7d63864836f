import { Link, type LinkProps } from 'react-router';

import { loadPage } from '../browser/page-data.ts';

/** Fetches the page's data as soon as the learner points at it. */
export function PageLink(props: LinkProps & { readonly to: string }) {
  const load = () => void loadPage(props.to.replace(/#.*/, ''));
  return <Link onPointerEnter={load} onFocus={load} {...props} />;
}
