import { sumOf } from '../../lib/sumOf'
import { allocate } from '../pricing/allocate'
import { covers, type Coverage } from './covers'

type Line = { productCode: string; categoryId: string }
type Paying = { coverage: Coverage; /** Cents of the year's limit that are left. */ left: number }

/**
 * What an insurer pays of each line, in cents: its percentage of what a covered line costs after everything else, rounded down, and no more
 * in all than is left of the limit; that is then spread in proportion. The rest is the member's.
 */
export function insuredShare(lines: readonly Line[], nets: readonly number[], { coverage, left }: Paying): number[] {
  const full = lines.map((line, place) => (covers(coverage, line) ? Math.floor(((nets[place] ?? 0) * coverage.percent) / 100) : 0))
  const whole = sumOf(full)
  return whole <= left ? full : allocate(left, full)
}
