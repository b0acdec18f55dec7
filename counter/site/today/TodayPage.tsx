import { useState } from 'react'
import { HELD_QUEUES, QUEUES, type HeldQueue } from '../../contract/queues'
import { queue } from '../../contract/queue'
import { MEASURES, MEASURE_NAMES, today, type FailedMessages, type TodayFigures } from '../../contract/today'
import type { Role } from '../../contract/workEndpoint'
import { SECOND } from '../../../src/lib/duration'
import { shopDay, shopDate, shopFormat, spokenWeekday } from '../../../src/lib/time'
import { useAsk } from '../client/useAsk'
import { Answered } from '../parts/Answered'
import { HeadFacts } from '../parts/HeadFacts'
import { MyWork } from '../queues/MyWork'
import { Block } from './Block'
import { ElsewhereBlock } from './ElsewhereBlock'
import { ExperimentsBlock } from './ExperimentsBlock'
import { FailedBlock } from './FailedBlock'
import { FigureRow } from './FigureRow'
import { HoursBlock } from './HoursBlock'
import type { Base } from './measuring'
import { StocksBlock } from './StocksBlock'
import { EVERY, mayAsk, useRoles, useToday } from './useToday'
import { VisitsBlock } from './VisitsBlock'
import { WaitingBlock } from './WaitingBlock'
import './today.css'

/** Milliseconds: deliveries leave within a minute. */
const RESENDING_EVERY = 15 * SECOND

/** Who has cases in hand; a doctor has nothing else of the shop to read. */
const holds = (roles: readonly Role[]) =>
  (Object.keys(HELD_QUEUES) as HeldQueue[]).some((name) => QUEUES[name].roles.some((role: Role) => roles.includes(role)))

/** Somebody waits for what was sent again just now. */
const soonWhileResending = (data: FailedMessages | undefined) =>
  data?.rows.some(({ todo }) => todo === 'resending') ? RESENDING_EVERY : EVERY

/** Today on one page: of the shop what one's roles handle. Each block is read by itself, and fails alone. */
export function TodayPage() {
  const [base, setBase] = useState<Base>('yesterday')
  const roles = useRoles()
  const [figures, stocks, failed] = [useToday(today.figures), useToday(today.stocks), useToday(today.failedMessages, soonWhileResending)]
  const [waiting, mine] = [useAsk(queue.waiting, {}), useAsk(queue.mine, {})]
  const showsMine = roles.length > 0 && (holds(roles) || !mayAsk(today.figures, roles))
  const names = MEASURE_NAMES.filter((name) => MEASURES[name].some((role: Role) => roles.includes(role)))
  const own = { stocks: mayAsk(today.stocks, roles) ? stocks : undefined, failed: mayAsk(today.failedMessages, roles) ? failed : undefined }
  return (
    <div className="today">
      <Head figures={figures.data} />
      <FigureRow {...{ base, figures, waiting, names, ...own }} mine={showsMine ? mine : undefined} />
      {mayAsk(today.figures, roles) && <Answered of={figures}>{(data) => <HoursBlock of={data} base={base} onBase={setBase} />}</Answered>}
      <div className="today-three">
        <Answered of={waiting}>{({ queues }) => <WaitingBlock queues={queues} />}</Answered>
        {own.stocks && <Answered of={own.stocks}>{(data) => <StocksBlock of={data} />}</Answered>}
        {own.failed && <Answered of={own.failed}>{(data) => <FailedBlock of={data} read={failed} />}</Answered>}
        {showsMine && <Answered of={mine}>{(data) => <Block title="我的">{<MyWork of={data} />}</Block>}</Answered>}
      </div>
      {mayAsk(today.visits, roles) && <OperatorBlocks />}
    </div>
  )
}

function Head({ figures }: { figures: TodayFigures | undefined }) {
  const at = figures?.at ?? Date.now()
  return (
    <HeadFacts>
      <h1>今天</h1>
      <span>
        {shopDay(at)} {spokenWeekday(shopDate(at))}
        {figures && `，截至 ${shopFormat(at, 'HH:mm')}，每 5 分钟更新`}
      </span>
    </HeadFacts>
  )
}

/** What is read below: worked off elsewhere, visits, experiments. */
function OperatorBlocks() {
  const [elsewhere, visits, experiments] = [useToday(today.elsewhere), useToday(today.visits), useToday(today.experiments)]
  return (
    <>
      <Answered of={elsewhere}>{({ waiting }) => <ElsewhereBlock waiting={waiting} />}</Answered>
      <Answered of={visits}>{(data) => <VisitsBlock of={data} />}</Answered>
      <Answered of={experiments}>{(data) => <ExperimentsBlock of={data} />}</Answered>
    </>
  )
}
