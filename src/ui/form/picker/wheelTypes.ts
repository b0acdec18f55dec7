import { cx } from '../../element/cx'
import type { Column } from './dateColumns'

export type WheelsProps = {
  columns: ReadonlyArray<Column>
  /** The value of each column. */
  values: readonly number[]
  onTurn: (column: number, value: number) => void
}

/** Height of a row in points: a finger's, and in elder mode larger. */
export const ROW = { standard: 44, elder: 56 }

/** From more columns than this on, a year needs smaller figures: WeChat's are all as wide, and a small phone has no room for the browser's. */
const MAX_LARGE_WHEELS = 3
export const wheelsClass = (columns: readonly Column[]) => cx('q-wheels', columns.length > MAX_LARGE_WHEELS && 'q-wheels--narrow')
