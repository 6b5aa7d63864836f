export const taskLabel = (
  <>
    <strong>Try it.</strong>{' '}
  </>
);
