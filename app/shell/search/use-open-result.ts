import { useLocation, useNavigate } from 'react-router';

import { landOn } from '../../browser/land-on.ts';

/** Opens a result. A section of the same page is landed on, since no page changes. */
export function useOpenResult(): (href: string) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (href) => {
    const [path = '', hash] = href.split('#');
    void navigate(href);
    if (path === pathname && hash) landOn(decodeURIComponent(hash));
  };
}
