/** What a task begins with. */
export const tryIt = (
  <>
    <strong>Try it.</strong>{' '}
  </>
);
