/*
 * Stands in for `zustand/react` in the H5 build and where pages are rendered (config/patches.ts, scripts/build/renderer.mjs). Zustand renders a page,
 * and takes it over, with the state that a store was made with; here that is the state it has, which was set for the page before, or the one that
 * the page was rendered with.
 */
import { useCallback, useSyncExternalStore } from 'react'
import { renderedStates } from '@/lib/renderedStates'
import { createStore, type StateCreator, type StoreApi } from 'zustand/vanilla'

type Selector<State, Slice> = (state: State) => Slice
const whole = <State>(state: State) => state

export function useStore<State, Slice = State>(
  { subscribe, getState }: StoreApi<State>,
  selector: Selector<State, Slice | State> = whole,
): Slice | State {
  const selected = useCallback(() => selector(getState()), [getState, selector])
  const asRendered = useCallback(() => selector((renderedStates.get(getState) as State | undefined) ?? getState()), [getState, selector])
  return useSyncExternalStore(subscribe, selected, asRendered)
}

function made<State>(creator: StateCreator<State>) {
  const store = createStore(creator)
  return Object.assign((selector?: Selector<State, unknown>) => useStore(store, selector), store)
}

/** `create(creator)`, and `create<State>()(creator)`. */
export const create = <State>(creator?: StateCreator<State>) => (creator ? made(creator) : made)
