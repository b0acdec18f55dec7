import { useEffect, useRef } from 'react'
import type { MeasureName } from '../../contract/today'
import { shopFormat } from '../../../src/lib/time'
import { differenceWords, hourWords, wordsOf, type HourRow } from './measuring'

type Props = {
  measure: MeasureName
  rows: readonly HourRow[]
  base: string
  at: string
  /** Of both days up to the same minute. */ sums: readonly [number, number]
}

/** The figures of the chart, an hour a row; hours to come are below, the sum stays in sight. */
export function HoursTable({ measure, rows, base, at, sums }: Props) {
  const { box, running } = useInSight()
  const words = (value: number) => wordsOf(measure, value)
  return (
    <div className="today-hours" ref={box} tabIndex={0} role="region" aria-label="每小时的数字">
      <table className="today-table">
        <thead>
          <tr>
            <th scope="col">时段</th>
            <th scope="col">今天</th>
            <th scope="col">{base}</th>
            <th scope="col">差</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.hour} ref={row.baseByNow === null ? undefined : running}>
              <th scope="row">
                {hourWords(row.hour)}
                {row.baseByNow !== null && <small> 至 {shopFormat(at, 'HH:mm')}</small>}
              </th>
              <td>{row.today === null ? '' : words(row.today)}</td>
              <td>
                {row.baseByNow !== null && <small>整点 {words(row.base)}　</small>}
                {words(row.baseByNow ?? row.base)}
              </td>
              <td>{row.today === null ? '' : differenceWords(measure, row.today - (row.baseByNow ?? row.base))}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">合计</th>
            <td>{words(sums[0])}</td>
            <td>{words(sums[1])}</td>
            <td>{differenceWords(measure, sums[0] - sums[1])}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

/** The hour that runs is in sight when the page opens, whatever the hour is. */
function useInSight() {
  const box = useRef<HTMLDivElement>(null)
  const running = useRef<HTMLTableRowElement>(null)
  useEffect(() => {
    const [frame, row] = [box.current, running.current]
    if (frame && row) frame.scrollTop = row.offsetTop + 2 * row.offsetHeight - frame.clientHeight
  }, [])
  return { box, running }
}
