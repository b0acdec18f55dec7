import { View } from '@tarojs/components'
import { useState } from 'react'
import { useRead } from '@/api/useRead'
import { chronicHealth, MAX_DAYS, type Measurement, type MeasurementKind } from '@/contract/chronicHealth'
import type { Output } from '@/contract/endpoint'
import { last } from '@/lib/last'
import { dayBefore } from '@/lib/time'
import { a11y } from '@/ui/element/a11y'
import { Notice } from '@/ui/card/Notice'
import { Button } from '@/ui/press/Button'
import { Segmented } from '@/ui/press/Tabs'
import { Empty } from '@/ui/state/Empty'
import { Loaded } from '@/ui/state/Loaded'
import { attentionTo } from './attention'
import { Curve } from './Curve'
import { MeasurementRow } from './MeasurementRow'
import { KIND_TEXT } from './measurementWords'

const SPANS = [7, 30, MAX_DAYS].map((days) => ({ key: days, text: `${days} 天` }))

type Answer = Output<typeof chronicHealth.list>

/** What was measured, as a curve and in figures, over days that can be gone back through. */
export function Measurements({ patientId, kind }: { patientId: string; kind: MeasurementKind }) {
  const [days, setDays] = useState(30)
  /** The last day of each stretch that was gone back to; none: today's. */
  const [gone, setGone] = useState<readonly string[]>([])
  const until = last(gone)
  const query = { kind, days: String(days), ...(until !== undefined && { until }) }
  const list = useRead(chronicHealth.list, { params: { patientId }, query }, { keepsPrevious: true })
  const show = (span: number) => {
    setDays(span)
    setGone([])
  }
  const back = ({ from }: Answer) => setGone([...gone, dayBefore(from)])
  const forth = () => setGone(gone.slice(0, -1))
  return (
    <View className="q-card">
      <Segmented label="看多久" tabs={SPANS} value={days} onChange={show} />
      <View className="margin-top-12">
        <Loaded of={list}>
          {(answer) => (
            <>
              <Found answer={answer} patientId={patientId} kind={kind} />
              <View className="row wrap justify-between gap-8 margin-top-8">
                {answer.hasEarlier ? (
                  <Button kind="text" size="s" onPress={() => back(answer)}>
                    看更早的
                  </Button>
                ) : (
                  <View />
                )}
                {until !== undefined && (
                  <Button kind="text" size="s" onPress={forth}>
                    看更近的
                  </Button>
                )}
              </View>
            </>
          )}
        </Loaded>
      </View>
    </View>
  )
}

function Found({ answer: { results, from, until }, patientId, kind }: { answer: Answer; patientId: string; kind: MeasurementKind }) {
  const [newest, ...older] = results
  if (!newest)
    return <Empty picture="prescription" title={`这段时间没有${KIND_TEXT[kind]}记录`} text="在上面填好数字，点“记录”就会出现在这里" />
  return (
    <>
      <Curve measured={[newest, ...older]} from={from} until={until} />
      <View className="divider margin-top-12" />
      <View {...a11y({ role: 'list', label: `${KIND_TEXT[kind]}记录，从新到旧` })}>
        {results.map((measured, at) => (
          <MeasurementRow key={measured.id} patientId={patientId} measured={measured} isLast={at === results.length - 1} />
        ))}
      </View>
    </>
  )
}

/** What to do about a value that was just written down, where there is something to do. It is no diagnosis. */
export function AttentionLine({ measured }: { measured: Measurement }) {
  const attention = attentionTo(measured)
  if (!attention) return null
  const { title, text, source } = attention
  return (
    <View {...a11y({ role: 'alert' })}>
      <Notice icon="warning">
        <View className="weight-bold">{title}</View>
        <View className="margin-top-4">{text}</View>
        <View className="text-12 margin-top-4">依据：{source}。这不是诊断，具体听医生的。</View>
      </Notice>
    </View>
  )
}
