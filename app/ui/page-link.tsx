import { Link, type LinkProps } from 'react-router';

import { loadPage } from '../browser/page-data.ts';

/** A link to a page that has data of its own, which is fetched as soon as the learner points at it. */
export function PageLink(props: LinkProps & { readonly to: string }) {
  const load = () => void loadPage(props.to.replace(/#.*/, ''));
  return <Link onPointerEnter={load} onFocus={load} {...props} />;
}
