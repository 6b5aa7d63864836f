import './reply.css';
import Markdown, { type Components } from 'react-markdown';
import { Link } from 'react-router';
import remarkBreaks from 'remark-breaks';
import remarkGfm from 'remark-gfm';

const plugins = [remarkGfm, remarkBreaks];

const components: Components = {
  a: ({ href = '', children }) =>
    href.startsWith('/') && !href.startsWith('//') ? (
      <Link to={href}>{children}</Link>
    ) : (
      <a href={href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    ),
  // An image of another host would tell that host who reads; it is shown as a link instead.
  img: ({ src, alt }) => (
    <a href={typeof src === 'string' ? src : undefined} target="_blank" rel="noopener noreferrer">
      {alt || 'Image'}
    </a>
  ),
};

/** A reply's marks as React nodes. HTML in it stays text; no address in it is loaded before the reader follows it. */
export function Reply({ text }: { readonly text: string }) {
  return (
    <div className="reply">
      <Markdown remarkPlugins={plugins} components={components}>
        {text}
      </Markdown>
    </div>
  );
}
