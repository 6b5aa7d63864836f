import '../../ui/notice.css';
import { Link } from 'react-router';

import { SearchForm } from '../../shell/search-form.tsx';
import { TrailPicture } from '../../ui/trail/trail-picture.tsx';

export function NotFoundPage() {
  return (
    <section className="notice lost">
      <h1>Oops... Looks like somthing went wrong</h1>
      <p>There is no page at this address.</p>
      <SearchForm label="What were you looking for?" />
      <Link to="/" className="button" title="Home">
        Go Back
      </Link>
      <TrailPicture />
    </section>
  );
}
