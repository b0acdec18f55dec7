import type { Day } from '../../contract/today'

const [WIDTH, HEIGHT, FOOT, GAP] = [840, 200, 24, 10]
const COLOURS = { ordered: '#9ccbad', paid: '#1f7350' }

/** Orders and payments of each day as pairs of bars, their numbers above them. */
export function DaysChart({ days }: { days: readonly Day[] }) {
  const most = Math.max(1, ...days.flatMap(({ ordered, paid }) => [ordered.count, paid.count]))
  const width = WIDTH / days.length
  const words = days.map(({ day, ordered, paid }) => `${day} 下单 ${ordered.count}，付款 ${paid.count}`).join('；')
  return (
    <svg className="chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={words}>
      {days.map(({ day, ordered, paid }, place) => (
        <g key={day} transform={`translate(${place * width} 0)`}>
          <Bar x={GAP} width={width / 2 - GAP} count={ordered.count} most={most} fill={COLOURS.ordered} />
          <Bar x={width / 2} width={width / 2 - GAP} count={paid.count} most={most} fill={COLOURS.paid} />
          <text x={width / 2} y={HEIGHT - 6} fontSize="12" fill="#59665f" textAnchor="middle">
            {day.slice(5)}
          </text>
        </g>
      ))}
    </svg>
  )
}

type Drawn = { x: number; width: number; count: number; most: number; fill: string }
function Bar({ x, width, count, most, fill }: Drawn) {
  const height = (count / most) * (HEIGHT - FOOT - 20)
  return (
    <>
      <rect x={x} y={HEIGHT - FOOT - height} width={width} height={height} rx="2" fill={fill} />
      {count > 0 && (
        <text x={x + width / 2} y={HEIGHT - FOOT - height - 4} fontSize="11" fill="#3f4d46" textAnchor="middle">
          {count}
        </text>
      )}
    </>
  )
}
