import { Card, Segmented } from 'antd'
import { useState } from 'react'
import type { MeasureName, TodayFigures } from '../../contract/today'
import { shopHour } from '../../../src/lib/time'
import { HoursChart } from './HoursChart'
import { HoursTable } from './HoursTable'
import { BASES, baseWords, byNow, hourRows, MEASURE_WORDS, valueOf, type Base } from './measuring'

type Props = { of: TodayFigures; base: Base; onBase: (base: Base) => void }

/** Today by the hour beside another day, drawn and in figures; whoever reads several measures chooses one. */
export function HoursBlock({ of: { at, measures }, base, onBase }: Props) {
  const [name, setName] = useState<MeasureName>('ordered')
  const measure = measures.find((one) => one.measure === name) ?? measures[0]
  if (!measure) return null
  const now = shopHour(at)
  const [rows, other] = [hourRows(measure, base, now), baseWords(base, measure[base].day)]
  const sums = [measure.today, measure[base]].map((day) => valueOf(measure.measure, byNow(day, now))) as [number, number]
  const title = `每小时${MEASURE_WORDS[measure.measure]}`
  return (
    <Card className="today-card">
      <div className="today-by-hour">
        <div>
          <div className="today-head">
            <h2>{title}</h2>
            <Segmented
              aria-label="和哪一天比"
              options={BASES.map((value) => ({ value, label: `比${baseWords(value, measure[value].day)}` }))}
              value={base}
              onChange={onBase}
            />
            <Segmented
              aria-label="看什么"
              options={measures.map((one) => ({ value: one.measure, label: MEASURE_WORDS[one.measure] }))}
              value={measure.measure}
              onChange={setName}
            />
          </div>
          {rows.every((row) => row.base === 0 && (row.today ?? 0) === 0) && (
            <p className="today-none">这两天还没有{MEASURE_WORDS[measure.measure]}</p>
          )}
          <HoursChart measure={measure.measure} rows={rows} base={other} words={`${title}，今天与${other}。同样的数字见旁边的表格`} />
        </div>
        <HoursTable key={measure.measure} {...{ measure: measure.measure, rows, base: other, at, sums }} />
      </div>
    </Card>
  )
}
