import type { Cart, CartLine } from '@/contract/cart'

/** Lines that can be settled: what has a problem stays unticked until the problem is gone. */
export const settleable = (lines: readonly CartLine[]): CartLine[] => lines.filter(({ problem }) => problem === null)

export const linesOf = (cart: Pick<Cart, 'groups'>): CartLine[] => cart.groups.flatMap(({ lines }) => lines)

/** Whether a tick over several lines is on: every line that can be ticked is, and there is one. */
export function allTicked(lines: readonly CartLine[]): boolean {
  const able = settleable(lines)
  return able.length > 0 && able.every(({ selected }) => selected)
}

/** The lines a tick over several lines has to change. */
export const toTick = (lines: readonly CartLine[], on: boolean): string[] =>
  settleable(lines)
    .filter(({ selected }) => selected !== on)
    .map(({ lineId }) => lineId)

/** Several lines chosen or left out at once, for the edit mode, whose choice is the page's own. */
export const toggledAll = (lines: readonly CartLine[], on: boolean): ReadonlySet<string> =>
  new Set(on ? lines.map(({ lineId }) => lineId) : [])

export function toggled(chosen: ReadonlySet<string>, lineId: string): ReadonlySet<string> {
  const next = new Set(chosen)
  if (!next.delete(lineId)) next.add(lineId)
  return next
}
