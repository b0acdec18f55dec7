import { leaveReport } from '../support/leaveReport'
import type { Look } from '../look/support/looks'
import { stops } from '../look/support/stops'
import { Presser, type Press } from './presser'

/** Milliseconds a page with a hundred buttons may take on a loaded machine. */
const TIMEOUT_MS = 1_200_000

const kindOf = ({ outcome, isFault }: Press) => (isFault ? outcome.split(' ')[0] : (outcome.split(/[ ;]/)[0] ?? '')) ?? ''

/** What is written of all presses: a line each, and how many ended how. */
function reporting(name: string) {
  const rows: string[] = []
  const counts = new Map<string, number>()
  afterAll(() => {
    const sums = [...counts].map(([outcome, count]) => `${String(count).padStart(6)} ${outcome}`)
    leaveReport(`press-${name}.txt`, [...rows, '', ...sums].join('\n'))
  })
  return (page: string, press: Press) => {
    rows.push(`${name.padEnd(16)} ${page.padEnd(44)} ${press.what.padEnd(60)} ${press.outcome}`)
    counts.set(kindOf(press), (counts.get(kindOf(press)) ?? 0) + 1)
  }
}

/** Everything that can be pressed on every page, by touch: nothing reloads, throws or does nothing. `npm run press` prints what each press did. */
export function everyPress(who: 'visitor' | 'member', look: Look) {
  const report = reporting(`${who}-${look.elder ? 'elder' : 'standard'}`)
  const all = stops().filter(({ as }) => (as === undefined) === (who === 'visitor'))
  it.each(all.map((stop) => [stop.title, stop] as const))(
    '%s',
    async (title, stop) => {
      const presses = await new Presser(stop, look).pressAll()
      for (const press of presses) report(title, press)
      expect(presses.filter(({ isFault }) => isFault).map(({ what, outcome }) => `${what}: ${outcome}`)).toEqual([])
    },
    TIMEOUT_MS,
  )
}
