import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { gatewayAt } from '../../../tests/support/gateway'
import { leaveReport } from '../../../tests/support/leaveReport'
import { tries } from '../../../tests/support/tier'
import { useEngine } from './engines'

/** What a search is for: the name of one of these must stand among its first three, none of those may. Neither: nothing is asked but the second. */
type Expectation = { query: string; must: string[]; mustNot: string[] }
type Card = { name: string; mark: string; kind?: unknown }

const list = (cell = '') => cell.split(';').filter((word) => word !== '')
const rows = parse(readFileSync(path.join(__dirname, 'score.csv')), { from_line: 2 }).map(([query = '', must, mustNot]): Expectation => ({
  query,
  must: list(must),
  mustNot: list(mustNot),
}))

const FIRST = 3
/** Of a hundred searches, so many answer what helps; none may answer what it must not. */
const WANTED = 95

/** Devices the shop sells, as far as a search for medicine must not lead to them. */
const DEVICE = /仪|计$|口罩|雾化器|试纸|检测|敷贴|护腰|护膝|退热贴|热敷贴/
const CLASSES: Record<string, (card: Card) => boolean> = {
  任何商品: () => true,
  处方药: ({ mark }) => mark === 'rx',
  器械: ({ name, mark }) => mark === 'none' && DEVICE.test(name),
}
const plainName = ({ name }: Card) => name.normalize('NFKC')
const fits = (card: Card, wanted: string) => CLASSES[wanted]?.(card) ?? plainName(card).includes(wanted)

it.each(['memory', 'postgres'] as const)(
  'finds what helps: at least 800 searches, 95 of 100 right, none leading where it must not: %s',
  async (engine) => {
    const shop = await gatewayAt()
    useEngine(shop.db, engine)
    const missing: string[] = []
    const wrong: string[] = []
    // The gate asks PostgreSQL, which answers as memory does (`postgres/engines.test.ts`), a fifth of them.
    const asked = engine === 'memory' ? rows : rows.filter((_row, place) => place % tries({ gate: 5, all: 1 }) === 0)
    for (const { query, must, mustNot } of asked) {
      const { results } = await shop.visitor.search.result({ query: { keyword: query } })
      const first = results.slice(0, FIRST)
      const shown = `${query}: ${first.map(({ name }) => name).join('、') || '—'}`
      if (must.length > 0 && !first.some((card) => must.some((wanted) => fits(card, wanted)))) missing.push(shown)
      if (first.some((card) => mustNot.some((wanted) => fits(card, wanted)))) wrong.push(shown)
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
