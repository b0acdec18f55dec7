import { useEffect, useState } from 'react'
import { useKeys } from './useKeys'

type Listed<R> = {
  rows: readonly R[]
  idOf: (row: R) => string
  open: (row: R) => void
  /** Something lies over the list: keys are its. */
  isCovered: boolean
  /** Waits no more, and stands there still. */
  isGone?: (row: R) => boolean
}

/** A list's cursor row: J and K move it, Enter opens it, N opens the first, which waits longest. Answers what each row of the table gets. */
export function useCursor<R>({ rows, idOf, open, isCovered, isGone = () => false }: Listed<R>) {
  const [at, setAt] = useState<string>()
  const place = rows.findIndex((row) => idOf(row) === at)
  const first = rows.find((row) => !isGone(row))
  const moveTo = (next: number) => {
    const row = rows[Math.min(Math.max(next, 0), rows.length - 1)]
    if (row) setAt(idOf(row))
  }
  const current = rows[place]
  useKeys(
    isCovered
      ? {}
      : {
          down: () => moveTo(place + 1),
          up: () => moveTo(place - 1),
          open: current && (() => open(current)),
          oldest: first && (() => open(first)),
        },
  )
  useEffect(() => {
    if (at === undefined) return
    const shown = [...document.querySelectorAll('[data-row-key]')].find((one) => one.getAttribute('data-row-key') === at)
    shown?.scrollIntoView({ block: 'nearest' })
  }, [at])
  return (row: R) => (idOf(row) === at ? { 'aria-selected': true, className: 'cursor-row' } : {})
}
