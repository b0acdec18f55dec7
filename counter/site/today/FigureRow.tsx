import type { ReactNode } from 'react'
import {
  ENDING_DAYS,
  FAILED_DAYS,
  type EndingStocks,
  type FailedMessages,
  type Figure,
  type Measure,
  type MeasureName,
  type TodayFigures,
} from '../../contract/today'
import type { Mine, QueueState } from '../../contract/queue'
import { MINUTE_SECONDS } from '../../../src/lib/duration'
import { shopHour } from '../../../src/lib/time'
import { distanceOf } from '../queues/distanceOf'
import { furthestOver } from '../queues/furthestOver'
import { spell } from '../queues/spell'
import { baseWords, byNow, MEASURE_WORDS, valueOf, wordsOf, type Base } from './measuring'

/** A figure's number and what is said below it. */
type Told = { value: string; below: ReactNode; tone?: 'over' | 'near' | undefined }
type Asked<T> = { data: T | undefined; error: unknown }

type Props = {
  base: Base
  figures: Asked<TodayFigures>
  waiting: Asked<{ queues: QueueState[] }>
  /** What is not asked for by these roles is left out. */
  stocks: Asked<EndingStocks> | undefined
  failed: Asked<FailedMessages> | undefined
  mine: Asked<Mine> | undefined
  names: readonly MeasureName[]
}

/** Today's figures in one row; one that could not be read says so alone. */
export function FigureRow({ base, figures, waiting, stocks, failed, mine, names }: Props) {
  const queues = waiting.data?.queues ?? []
  return (
    <section className="today-figures" aria-label="今日数字">
      {names.map((name) => (
        <Tile key={name} title={MEASURE_WORDS[name]} of={figures}>
          {(data) => measureWords(data, { name, base, queues })}
        </Tile>
      ))}
      <Tile title="在等" of={waiting}>
        {(data) => waitingWords(data.queues)}
      </Tile>
      {mine && (
        <Tile title="我今天已办" of={mine}>
          {({ decided, held }) => ({
            value: `${decided.reduce((sum, { count }) => sum + count, 0)} 件`,
            below: held.length > 0 ? `手上还有 ${held.length} 件` : '手上没有领着的',
          })}
        </Tile>
      )}
      {stocks && (
        <Tile title={`${ENDING_DAYS} 天内断货`} of={stocks}>
          {stockWords}
        </Tile>
      )}
      {failed && (
        <Tile title="发送失败" of={failed}>
          {failedWords}
        </Tile>
      )}
    </section>
  )
}

function Tile<T>({ title, of: { data, error }, children }: { title: string; of: Asked<T>; children: (data: T) => Told }) {
  const { value, below, tone } = data === undefined ? { value: '—', below: error ? '没有取到' : '正在取', tone: undefined } : children(data)
  return (
    <div className="today-figure" role="group" aria-label={title}>
      <span>{title}</span>
      <strong>{value}</strong>
      <small className={tone && `distance--${tone}`}>{below}</small>
    </div>
  )
}

type Compared = { name: MeasureName; base: Base; queues: readonly QueueState[] }

function measureWords({ at, measures }: TodayFigures, { name, base, queues }: Compared): Told {
  const own = measures.find(({ measure }) => measure === name)
  if (!own) return { value: '—', below: '' }
  const [now, before] = [byNow(own.today, shopHour(at)), byNow(own[base], shopHour(at))]
  const than = `${baseWords(base, own[base].day)}同时 ${wordsOf(name, valueOf(name, before))}`
  return { value: wordsOf(name, valueOf(name, now)), below: [than, ...more(own, now, queues)].join('，') }
}

/** Of money that went back how often, and how long what has yet to go has waited. */
function more({ measure }: Measure, { count }: Figure, queues: readonly QueueState[]): string[] {
  if (measure !== 'refunded') return []
  const oldest = queues.find(({ queue, count: waiting }) => queue === 'refunds' && waiting > 0)
  return [`${count} 笔`, ...(oldest ? [`最久等 ${spell(Math.floor(oldest.oldestSeconds / MINUTE_SECONDS))}`] : [])]
}

function waitingWords(queues: readonly QueueState[]): Told {
  const count = queues.reduce((sum, one) => sum + one.count, 0)
  const worst = furthestOver(queues)
  if (!worst) return { value: '0 件', below: '都办完了' }
  const { state, words } = distanceOf(worst.oldestSeconds, worst.targetMinutes)
  const late = queues.filter((one) => one.count > 0 && distanceOf(one.oldestSeconds, one.targetMinutes).state === 'over').length
  const below = late > 0 ? `⚠ ${late} 个队列已超时，最多${words}` : `离目标最近的${words}`
  return { value: `${count} 件`, below, tone: state === 'normal' ? undefined : state }
}

const stockWords = ({ count, prescriptions, gone }: EndingStocks): Told => {
  const below = [...(prescriptions > 0 ? [`${prescriptions} 种处方药`] : []), ...(gone > 0 ? [`另有 ${gone} 种已断货`] : [])].join('，')
  return { value: `${count} 种`, below: below || '库存够卖', tone: below ? 'near' : undefined }
}

const failedWords = ({ count, toCall }: FailedMessages): Told => ({
  value: `${count} 条`,
  below: toCall > 0 ? `${toCall} 条要打电话` : `近 ${FAILED_DAYS} 天`,
  tone: toCall > 0 ? 'near' : undefined,
})
