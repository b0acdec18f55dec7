import { Text, View } from '@tarojs/components'
import type { Measurement } from '@/contract/chronicHealth'
import { daysAfter, shopDay } from '@/lib/time'
import { a11y } from '@/ui/element/a11y'
import { cx } from '@/ui/element/cx'
import { lineSvg, linesOf, scaleOf, type Line, type Scale } from './curve'
import { figureText, KIND_TEXT, UNITS } from './measurementWords'

type Props = { measured: readonly [Measurement, ...Measurement[]]; from: string; until: string }

const midnight = (day: string) => Date.parse(`${day}T00:00:00+08:00`)

/** What was measured over some days, drawn; the list below says the same in figures. */
export function Curve({ measured, from, until }: Props) {
  const lines = linesOf(measured)
  const scale = scaleOf(lines)
  const [{ kind }] = measured
  const time = { from: midnight(from), to: midnight(daysAfter(until, 1)) }
  const label = `${KIND_TEXT[kind]}曲线，${shopDay(midnight(from))}到${shopDay(midnight(until))}，${measured.length} 次，最近一次 ${figureText(measured[0])} ${UNITS[kind]}`
  return (
    <View>
      <View className="row wrap justify-between gap-8 text-13 color-secondary">
        <Text>{UNITS[kind]}</Text>
        {lines.length > 1 && <Legend lines={lines} />}
      </View>
      <View className="row gap-8 health__chart" {...a11y({ role: 'img', label })}>
        <Figures scale={scale} />
        <View className="grow health__curve" {...a11y({ hidden: true })}>
          {lines.map((line) => (
            <View
              key={line.text}
              className={cx('health__line', line.isDashed && 'health__line--second')}
              style={maskOf(lineSvg(line, scale, time))}
            />
          ))}
        </View>
      </View>
      <View className="row justify-between text-12 color-secondary" {...a11y({ hidden: true })}>
        <Text>{shopDay(midnight(from))}</Text>
        <Text>{shopDay(midnight(until))}</Text>
      </View>
    </View>
  )
}

/** Both spellings: WeChat knows the one with the prefix alone. */
function maskOf(svg: string) {
  const maskImage = `url("data:image/svg+xml,${encodeURIComponent(svg)}")`
  return { maskImage, WebkitMaskImage: maskImage }
}

const Figures = ({ scale: { low, high } }: { scale: Scale }) => (
  <View className="health__scale num text-12 color-secondary" {...a11y({ hidden: true })}>
    {[high, (high + low) / 2, low].map((value) => (
      <View key={value}>{value}</View>
    ))}
  </View>
)

const Legend = ({ lines }: { lines: readonly Line[] }) => (
  <View className="row gap-12">
    {lines.map((line) => (
      <View key={line.text} className="row gap-6">
        <View className={cx('health__key', line.isDashed && 'health__key--second')} />
        <Text>{line.text}</Text>
      </View>
    ))}
  </View>
)
