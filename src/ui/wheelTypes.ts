import type { Column } from './dateColumns'

export type WheelsProps = {
  columns: ReadonlyArray<Column>
  /** The value of each column. */
  values: readonly number[]
  onTurn: (column: number, value: number) => void
}

/** Height of a row in points: a finger's, and in elder mode larger. */
export const ROW = { standard: 44, elder: 56 }
