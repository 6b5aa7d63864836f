export const tryIt = (
  <>
    <strong>Try it.</strong>{' '}
  </>
);
