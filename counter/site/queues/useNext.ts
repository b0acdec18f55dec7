import type { Holder } from '../../contract/holder'
import { useIsOther } from './useIsOther'

type Listed<R> = { rows: readonly R[] | undefined; idOf: (row: R) => string; /** The open one. */ current: string | undefined }

/** Of a list of what waits the one after which nobody else looks and that waits longest, beside the open one; undefined where there is none. */
export function useNext<R extends { holder: Holder | null }>({ rows = [], idOf, current }: Listed<R>): R | undefined {
  const isOther = useIsOther()
  return rows.find((row) => idOf(row) !== current && !isOther(row.holder))
}
