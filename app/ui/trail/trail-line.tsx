import './trail-line.css';

/** Shares are from 0 to 1. */
type TrailLineProps = { readonly share: number; readonly posts: readonly number[] };

/** A dotted way with posts, walked up to the share. Words beside it say the same. */
export function TrailLine({ share, posts }: TrailLineProps) {
  return (
    <svg className="trail-line" aria-hidden>
      <line className="trail-ahead" x1="0" x2="100%" y1="10" y2="10" />
      {posts.map(drawPost)}
      <g className="trail-walked">
        <line x1="0" x2={percent(share)} y1="10" y2="10" />
        {posts.filter((at) => at <= share).map(drawPost)}
      </g>
    </svg>
  );
}

function drawPost(at: number) {
  return <rect key={at} x={percent(at)} y="1" width="8" height="18" rx="3" />;
}

function percent(share: number): string {
  return `${100 * share}%`;
}
