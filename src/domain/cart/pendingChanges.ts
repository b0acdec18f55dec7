import { create } from 'zustand'

/** Optimistic changes: what the shopper already sees and the gateway has not yet confirmed, by line. */
export type PendingChanges = { quantities: Readonly<Record<string, number>>; selections: Readonly<Record<string, boolean>> }

export const NO_CHANGES: PendingChanges = { quantities: {}, selections: {} }

/** Lies over the cart's last answer. Dropping an entry is the whole of a rollback: the answer below shows again. */
export const usePendingChanges = create<PendingChanges>()(() => NO_CHANGES)

const without = <Value>(record: Readonly<Record<string, Value>>, dropped: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([lineId]) => !dropped.includes(lineId)))

export const expectQuantity = (lineId: string, quantity: number) =>
  usePendingChanges.setState(({ quantities }) => ({ quantities: { ...quantities, [lineId]: quantity } }))
export const expectSelection = (lineIds: readonly string[], selected: boolean) =>
  usePendingChanges.setState(({ selections }) => ({
    selections: { ...selections, ...Object.fromEntries(lineIds.map((lineId) => [lineId, selected])) },
  }))
export const dropQuantity = (lineId: string) =>
  usePendingChanges.setState(({ quantities }) => ({ quantities: without(quantities, [lineId]) }))

/** Drops what a selection expected, but not what a newer tap says otherwise. */
export const dropSelection = (lineIds: readonly string[], selected: boolean) =>
  usePendingChanges.setState(({ selections }) => ({
    selections: without(
      selections,
      lineIds.filter((lineId) => selections[lineId] === selected),
    ),
  }))
