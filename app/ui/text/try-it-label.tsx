export const tryItLabel = (
  <>
    <strong>Try it.</strong>{' '}
  </>
);
