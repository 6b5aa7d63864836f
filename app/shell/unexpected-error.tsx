import '../ui/notice.css';

export function UnexpectedError() {
  return (
    <section className="notice">
      <h1>Unexpected Application Error!</h1>
      <p>Something on this page broke. What you saved is safe.</p>
      {/* A full load, so that it does not depend on what broke. */}
      <a className="button" href="/home">
        Home
      </a>
    </section>
  );
}
