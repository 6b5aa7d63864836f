import type { View } from './view.ts';
import { writeView } from './view-address.ts';
import { viewStore } from './view-store.ts';

/** The address has it, so that it survives a reload and can be shared. */
export function changeView(change: Partial<View>): void {
  const view = { ...viewStore.get(), ...change };
  const { pathname, search, hash } = location;
  history.replaceState(history.state, '', `${pathname}${writeView(view, search)}${hash}`);
  viewStore.set(view);
}
