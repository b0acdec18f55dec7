import type { MeasureName } from '../../contract/today'
import { hourWords, wordsOf, type HourRow } from './measuring'

/** Above the highest line there is room for a name. */
const [WIDTH, HEIGHT, LEFT, RIGHT, TOP, FOOT] = [620, 228, 44, 612, 24, 194]
const LINES = 3
/** Hours between two that are written below. */
const EVERY = 2

type Props = { measure: MeasureName; rows: readonly HourRow[]; base: string; words: string }
type Scale = { x: (hour: number) => number; y: (value: number) => number }

/** Today by the hour as a line over the dashed one of another day; the table beside it has the same figures. */
export function HoursChart({ measure, rows, base, words }: Props) {
  const step = stepOf(Math.max(1, ...rows.flatMap(({ today, base: other }) => [today ?? 0, other])))
  const [first, last] = [rows[0]?.hour ?? 0, rows.at(-1)?.hour ?? 1]
  const scale: Scale = {
    x: (hour) => LEFT + ((hour - first) / Math.max(1, last - first)) * (RIGHT - LEFT),
    y: (value) => FOOT - (value / (step * LINES)) * (FOOT - TOP),
  }
  return (
    <svg className="today-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={words}>
      <Grid step={step} isMoney={measure === 'paid' || measure === 'refunded'} scale={scale} />
      {rows.flatMap(({ hour }, place) => (place % EVERY === 0 ? [<Below key={hour} x={scale.x(hour)} text={hourWords(hour)} />] : []))}
      <Other rows={rows} scale={scale} base={base} />
      <Today rows={rows} scale={scale} measure={measure} />
    </svg>
  )
}

/** A round number of which so many lines hold the most: 20 of 52. */
function stepOf(most: number): number {
  const size = 10 ** Math.floor(Math.log10(most / LINES))
  const round = [1, 2, 5, 10].find((factor) => factor * size * LINES >= most) ?? 10
  return Math.max(1, round * size)
}

const Grid = ({ step, isMoney, scale }: { step: number; isMoney: boolean; scale: Scale }) =>
  Array.from({ length: LINES + 1 }, (_one, place) => (
    <g key={place}>
      <path d={`M${LEFT} ${scale.y(place * step)}H${RIGHT}`} className="today-chart__line" />
      <text x={LEFT - 8} y={scale.y(place * step) + 4} textAnchor="end">
        {isMoney ? (place * step) / 100 : place * step}
      </text>
    </g>
  ))

const Below = ({ x, text }: { x: number; text: string }) => (
  <text x={x} y={HEIGHT - 12} textAnchor="middle">
    {text}
  </text>
)

const pathOf = (points: ReadonlyArray<readonly [number, number]>) =>
  points.map(([x, y], place) => `${place ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')

type Drawn = { rows: readonly HourRow[]; scale: Scale }

function Other({ rows, scale, base }: Drawn & { base: string }) {
  // Its name stands at its highest hour of those that today's line has not reached.
  const open = rows.filter(({ today }) => today === null)
  const top = (open.length > 0 ? open : rows).reduce((best, row) => (row.base > best.base ? row : best))
  return (
    <>
      <path d={pathOf(rows.map((row) => [scale.x(row.hour), scale.y(row.base)]))} className="today-chart__other" />
      <text x={scale.x(top.hour)} y={scale.y(top.base) - 8} textAnchor="middle">
        {base}
      </text>
    </>
  )
}

function Today({ rows, scale, measure }: Drawn & { measure: MeasureName }) {
  const known = rows.flatMap(({ hour, today, baseByNow }) => (today === null ? [] : [{ hour, today, isRunning: baseByNow !== null }]))
  const whole = known.filter(({ isRunning }) => !isRunning)
  const at = ({ hour, today }: { hour: number; today: number }) => [scale.x(hour), scale.y(today)] as const
  const running = known.find(({ isRunning }) => isRunning)
  const top = whole.length > 0 ? whole.reduce((best, one) => (one.today > best.today ? one : best)) : undefined
  return (
    <>
      {running && <path d={`M${scale.x(running.hour)} ${TOP}V${FOOT}`} className="today-chart__now" />}
      <path d={pathOf(whole.map(at))} className="today-chart__today" />
      {whole.map((one) => (
        <circle key={one.hour} cx={at(one)[0]} cy={at(one)[1]} r="3" className="today-chart__point" />
      ))}
      {running && <Running at={at(running)} words={`${hourWords(running.hour)} 至今 ${wordsOf(measure, running.today)}，未满一小时`} />}
      {top && top.today > 0 && (
        <text x={at(top)[0]} y={at(top)[1] - 8} textAnchor={top === whole.at(-1) ? 'end' : 'start'} className="today-chart__name">
          今天
        </text>
      )}
    </>
  )
}

/** The hour that runs stands apart: it is no whole hour. */
function Running({ at: [x, y], words }: { at: readonly [number, number]; words: string }) {
  const isLate = x > WIDTH * 0.6
  return (
    <>
      <circle cx={x} cy={y} r="3" className="today-chart__point today-chart__point--running" />
      <text x={isLate ? x - 10 : x + 10} y={y - 4} textAnchor={isLate ? 'end' : 'start'}>
        {words}
      </text>
    </>
  )
}
