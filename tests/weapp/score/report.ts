import { asColumns } from '../../../scripts/lists/asColumns'
import type { Build } from '../checks/readBuild'
import { BUILD_RULES } from './buildRules'
import type { Measured } from './measured'
import { RULES } from './rules'

const UNITS: Record<string, string> = { ms: ' ms', KB: ' KB' }

/** The score of a build as a table: every rule that is computed, on every page, with the figures; a broken one is marked. */
export function report(build: Build, pages: ReadonlyMap<string, Measured>): string {
  const all = [...pages.values()]
  const cells = (page: Measured) =>
    RULES.map(({ of, max, unit = '' }) => `${unit === 'KB' ? of(page).toFixed(1) : Math.round(of(page))}${of(page) > max ? ' ✗' : ''}`)
  const rows = [
    ['at most', ...RULES.map(({ max, unit = '' }) => `${max}${UNITS[unit] ?? ''}`)],
    ...[...pages].map(([name, page]) => [name, ...cells(page)]),
  ]
  const kept = [
    ...RULES.map(({ weight, of, max }) => ({ weight, isKept: all.every((page) => of(page) <= max) })),
    ...BUILD_RULES.map(({ weight, offenders }) => ({ weight, isKept: offenders(build).length === 0 })),
  ]
  const sum = (some: typeof kept) => some.reduce((points, { weight }) => points + weight, 0)
  return [
    asColumns({ headings: ['page', ...RULES.map(({ name }) => name)], rows }),
    '',
    asColumns({
      headings: ['the build', ''],
      rows: BUILD_RULES.map(({ name, offenders }) => [name, String(offenders(build).length)]),
    }),
    '',
    `${sum(kept.filter(({ isKept }) => isKept))} of ${sum(kept)} points of WeChat’s experience score on ${pages.size} pages; see tests/weapp/score/README.md.`,
  ].join('\n')
}
