import { type ComponentType, lazy, Suspense } from 'react';

/** A piece that is fetched when it is first opened. Where it cannot be had, a sentence says so and the page goes on. */
export function lazyPiece<Props extends object>(
  fetchPiece: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Piece = lazy(async () => ({ default: await fetchPiece().catch(() => Missing) }));
  return function LatePiece(props: Props) {
    return (
      <Suspense>
        <Piece {...props} />
      </Suspense>
    );
  };
}

function Missing() {
  return (
    <p className="fault" role="alert">
      This part could not be loaded. Reload the page when you are online.
    </p>
  );
}
