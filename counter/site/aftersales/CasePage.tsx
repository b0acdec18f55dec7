import { Alert, App } from 'antd'
import { useState } from 'react'
import {
  aftersales,
  AFTERSALES_REFUSAL_NAMES,
  INSPECTION_REFUSAL_NAMES,
  type AftersalesCase,
  type ListedAftersales,
} from '../../contract/aftersales'
import { yuan } from '../../../src/lib/money'
import { shopTime } from '../../../src/lib/time'
import { ask } from '../client/ask'
import { useOffline } from '../client/offline'
import { useAsk } from '../client/useAsk'
import { useReread } from '../client/useReread'
import { useSending } from '../client/useSending'
import { useKeys } from '../keys/useKeys'
import { Answered } from '../parts/Answered'
import { unlessCovered } from '../parts/covered'
import { ConflictNote } from '../parts/ConflictNote'
import { HeadFacts } from '../parts/HeadFacts'
import { ReasonDrawer } from '../parts/ReasonDrawer'
import { placesOf } from '../queues/placesOf'
import { WaitCell } from '../queues/WaitCell'
import { CaseBar } from './CaseBar'
import { CaseFacts } from './CaseFacts'
import { StepDialog } from './StepDialog'
import { waysOf, type Way } from './ways'
import '../prescriptions/review.css'
import './aftersales.css'

type Props = {
  refundNumber: string
  /** The list that it was opened from. */
  rows: readonly ListedAftersales[]
  /** Another in place of this one. */
  onOpen: (refundNumber: string) => void
  onClose: () => void
}

/** One refund: pictures, what is asked for and its order beside each other. Whoever decides does it here, as it was seen, and goes on to the next. */
export function CasePage({ refundNumber, rows, onOpen, onClose }: Props) {
  const params = { refundNumber }
  const read = useAsk(aftersales.detail, { params })
  const [deciding, setDeciding] = useState<Way>()
  const [seen, setSeen] = useState<AftersalesCase>()
  const isOffline = useOffline() !== undefined
  const { message } = App.useApp()
  const { send, problem, conflict, forget, isBusy: isSending } = useSending()
  const { reread, isRereading } = useReread(read)
  const isBusy = isSending || isRereading
  const places = placesOf(
    rows.map((one) => one.refundNumber),
    refundNumber,
  )
  const to = (id: string | undefined) => id && (() => onOpen(id))
  const onNext = to(places.next)
  const next = onNext ? { label: '看下一件', press: onNext } : { label: '回到队列', press: onClose }
  const close = () => {
    forget()
    setDeciding(undefined)
  }
  const back = () => {
    close()
    void read.refetch()
  }
  const goOn = () => {
    close()
    void reread()
  }
  const step = (name: 'take' | 'beginInspection', done: string) => async (version: string) => {
    if (!(await send((key) => ask(aftersales[name], { params, version }, key)))) return
    void message.success(done)
    goOn()
  }
  const direct = { take: step('take', '已受理，会员会看到「审核中」'), beginInspection: step('beginInspection', '已开始验收') }
  const choose = (way: Way) => () => {
    if (!read.data || isBusy) return
    if (way === 'take' || way === 'beginInspection') return void direct[way](read.data.version)
    setSeen(read.data)
    setDeciding(way)
  }
  const isFree = deciding === undefined
  const ways = read.data && !isOffline ? waysOf(read.data) : []
  useKeys({
    ...(isFree && Object.fromEntries(ways.map(({ way, key }) => [key, choose(way)]))),
    ...(isFree && {
      down: onNext || undefined,
      up: to(places.previous) || undefined,
      oldest: to(places.oldest) || undefined,
      leave: unlessCovered(onClose),
    }),
  })
  const shared = { next, onClose: back, onDone: goOn }
  return (
    <div className="review">
      <Head of={read.data} {...places} />
      {conflict && <ConflictNote of={conflict} next={conflict.isDecided ? next : { label: '看现在的', press: goOn }} />}
      {problem !== '' && <Alert type="error" showIcon message={problem} />}
      <Answered of={read}>
        {(found) => (
          <>
            <CaseFacts of={found} before={seen} isCovered={!isFree} onOpen={onOpen} />
            <CaseBar {...{ of: found, isOffline, isBusy, next }} choose={choose} />
          </>
        )}
      </Answered>
      {seen && (deciding === 'agree' || deciding === 'arrive' || deciding === 'pass') && (
        <StepDialog way={deciding} of={seen} {...shared} />
      )}
      {deciding === 'refuse' && seen && (
        <ReasonDrawer
          record={`aftersales:${refundNumber}:refuse`}
          title="拒绝退款申请"
          about={aboutOf(seen)}
          okText="拒绝"
          extra="会员会读到原因和说明；这些商品可以再申请一次"
          done="已拒绝，会员已收到消息"
          reasons={AFTERSALES_REFUSAL_NAMES}
          send={(body, key) => ask(aftersales.refuse, { params, body, version: seen.version }, key)}
          {...shared}
        />
      )}
      {deciding === 'fail' && seen && (
        <ReasonDrawer
          record={`aftersales:${refundNumber}:fail`}
          title="验收不通过"
          about={aboutOf(seen)}
          okText="不通过"
          extra="会员会读到原因和说明；商品要寄还会员"
          done="已登记，会员已收到消息"
          reasons={INSPECTION_REFUSAL_NAMES}
          send={(body, key) => ask(aftersales.endInspection, { params, body: { isPassed: false, ...body }, version: seen.version }, key)}
          {...shared}
        />
      )}
    </div>
  )
}

const aboutOf = ({ memberName, count, amount }: AftersalesCase) => `${memberName || '（已注销）'}：${count} 件，${yuan(amount)} 元`

function Head({ of, number, rows }: { of: AftersalesCase | undefined; number: number; rows: number }) {
  return (
    <HeadFacts>
      <h1>退款售后</h1>
      {of && <span className="review-id">{of.refundNumber}</span>}
      {of && (of.can.take || of.can.agree) && <WaitCell queue="aftersales" since={of.waitsSince} />}
      {of && of.tracking !== null && of.dueAt !== null && <span>{shopTime(of.dueAt)} 前验收</span>}
      {of && of.takenBy !== null && <span>{of.takenBy} 受理</span>}
      {number > 0 && (
        <span className="review-place">
          第 {number} / {rows} 件 <kbd className="key">J</kbd> <kbd className="key">K</kbd>
        </span>
      )}
    </HeadFacts>
  )
}
