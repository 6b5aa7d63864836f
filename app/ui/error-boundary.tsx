import { Component, type ReactNode } from 'react';

type Props = {
  /** What is shown. When it is another one, the children are tried again. */
  readonly of: unknown;
  readonly fallback: ReactNode;
  readonly children: ReactNode;
};
type State = { readonly of: unknown; readonly failed: boolean };

/** Shows the fallback if its children throw while they are rendered. React requires a class here. */
export class ErrorBoundary extends Component<Props, State> {
  override state = { of: this.props.of, failed: false };

  static getDerivedStateFromProps({ of }: Props, state: State) {
    return Object.is(of, state.of) ? null : { of, failed: false };
  }

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
