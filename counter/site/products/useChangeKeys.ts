import { useEffect, useState } from 'react'
import { useKeys } from '../keys/useKeys'
import { isCovered } from '../parts/covered'

/**
 * `[` and `]` go to the previous and the next of `changes`, which have their number as `data-changed`, round and round; `show` is told of
 * which before it has the focus.
 */
export function useChangeKeys(changes: readonly string[], show: (name: string) => void) {
  const [goal, setGoal] = useState({ at: -1 })
  useEffect(() => document.querySelector<HTMLElement>(`[data-changed="${goal.at}"]`)?.focus(), [goal])
  const go = (at: number) => () => {
    const name = changes[at]
    if (name === undefined || isCovered()) return
    show(name)
    setGoal({ at })
  }
  const last = changes.length - 1
  useKeys({ turnLeft: go(goal.at > 0 && goal.at <= last ? goal.at - 1 : last), turnRight: go(goal.at < last ? goal.at + 1 : 0) })
}
