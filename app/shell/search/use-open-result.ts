import { useLocation, useNavigate } from 'react-router';

import { findByHash, landOn } from '../../browser/land-on.ts';

/** Opens a result. A section of the same page is landed on, since no page changes. */
export function useOpenResult(): (href: string) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (href) => {
    const [path = '', hash] = href.split('#');
    void navigate(href);
    const target = path === pathname && hash ? findByHash(`#${hash}`) : null;
    if (target) landOn(target);
  };
}
