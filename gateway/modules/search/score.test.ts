import { gatewayAt } from '../../../tests/support/gateway'
import { leaveReport } from '../../../tests/support/leaveReport'
import { tries } from '../../../tests/support/tier'
import { useEngine } from './engines'
import { everydayQueries, FIRST_SEEN, verdictOn } from './everydayQueries'

/** Of a hundred searches, so many answer what helps; none may answer what it must not. */
const WANTED = 95
const rows = everydayQueries()

it.each(['memory', 'postgres'] as const)(
  'finds what helps: at least 800 searches, 95 of 100 right, none leading where it must not: %s',
  async (engine) => {
    const shop = await gatewayAt()
    useEngine(shop.db, engine)
    const missing: string[] = []
    const wrong: string[] = []
    // The gate asks PostgreSQL, which answers as memory does (`postgres/engines.test.ts`), a fifth of them.
    const asked = engine === 'memory' ? rows : rows.filter((_row, place) => place % tries({ gate: 5, all: 1 }) === 0)
    for (const row of asked) {
      const { query } = row
      const { results } = await shop.visitor.search.result({ query: { keyword: query } })
      const first = results.slice(0, FIRST_SEEN)
      const { isRight, isForbidden } = verdictOn(row, first)
      const shown = `${query}: ${first.map(({ name }) => name).join('、') || '—'}`
      if (!isRight) missing.push(shown)
      if (isForbidden) wrong.push(shown)
    }
    const score = (100 * (asked.length - missing.length)) / asked.length
    const told = [
      `search score, ${engine}: ${score.toFixed(1)} of 100 (${asked.length} searches), ${wrong.length} must not be`,
      ...missing.map((line) => `missing   ${line}`),
      ...wrong.map((line) => `must not  ${line}`),
    ].join('\n')
    leaveReport(`search-score-${engine}.txt`, told)
    expect(rows.length).toBeGreaterThanOrEqual(800)
    expect(wrong).toEqual([])
    expect(score).toBeGreaterThanOrEqual(WANTED)
  },
)
