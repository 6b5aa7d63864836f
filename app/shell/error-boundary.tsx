import '../ui/notice.css';
import { Component, type ReactNode } from 'react';

type Props = { readonly path: string; readonly children: ReactNode };
type State = { readonly path: string; readonly failed: boolean };

/** React requires a class here. */
export class ErrorBoundary extends Component<Props, State> {
  override state = { path: this.props.path, failed: false };

  static getDerivedStateFromProps({ path }: Props, state: State) {
    return path === state.path ? null : { path, failed: false };
  }

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <UnexpectedErrorPage /> : this.props.children;
  }
}

function UnexpectedErrorPage() {
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
