import { useState } from 'react'
import { go, isSomethingOpen } from '../client/address'
import { queries } from '../client/useAsk'
import type { CounterPage } from '../pages'
import { KeyList } from './KeyList'
import { useKeys } from './useKeys'

/** Nothing lies over the page: what was typed in a dialog is not left by a key. */
const isPageFree = () => document.querySelector('[role="dialog"]') === null
const free = (act: () => void) => () => {
  if (isPageFree()) act()
}
/** A case that was asked for is there before its drawer is: it is not left by a key. */
const onList = (act: () => void) =>
  free(() => {
    if (!isSomethingOpen()) act()
  })

/** The keys that act on every page, and the button that lists all of them. */
export function PageKeys({ pages, finds }: { pages: readonly CounterPage[]; finds: boolean }) {
  const [isListed, setListed] = useState(false)
  const queues = pages.filter(({ queue }) => queue !== undefined)
  const toQueue = Object.fromEntries(queues.map(({ path }, place) => [String(place + 1), onList(() => go(path))]))
  useKeys({
    ...toQueue,
    find: finds ? free(() => document.querySelector<HTMLInputElement>('.find input')?.focus()) : undefined,
    refresh: () => void queries.invalidateQueries(),
    help: free(() => setListed(true)),
  })
  return (
    <>
      <button type="button" className="side-entry side-keys" onClick={() => setListed(true)}>
        <kbd className="key">?</kbd>
        按键
      </button>
      {isListed && <KeyList queues={queues.map(({ title }) => title)} finds={finds} onClose={() => setListed(false)} />}
    </>
  )
}
