import { Alert, App, Button } from 'antd'
import { useState } from 'react'
import { shopTime } from '../../../src/lib/time'
import { complaint, type ComplaintCase, type ListedComplaint } from '../../contract/complaint'
import { ask } from '../client/ask'
import { useOffline } from '../client/offline'
import { useAsk } from '../client/useAsk'
import { useReread } from '../client/useReread'
import { useSending } from '../client/useSending'
import { useKeys } from '../keys/useKeys'
import { Answered } from '../parts/Answered'
import { ConflictNote } from '../parts/ConflictNote'
import { HeadFacts } from '../parts/HeadFacts'
import { placesOf } from '../queues/placesOf'
import { CaseFacts } from './CaseFacts'
import { SayDialog } from './SayDialog'
import { waysOf, type Way } from './ways'
import { hintOf, kindOf, standingOf } from './words'
import '../prescriptions/review.css'
import '../aftersales/aftersales.css'

type Props = {
  number: string
  /** The list that it was opened from. */
  rows: readonly ListedComplaint[]
  /** Another in place of this one. */
  onOpen: (number: string) => void
  onClose: () => void
}

/** One complaint: what was told, and what happened since. Whoever answers does it here, as it was seen, and goes on to the next. */
export function CasePage({ number, rows, onOpen, onClose }: Props) {
  const params = { number }
  const read = useAsk(complaint.detail, { params })
  const [writing, setWriting] = useState<Exclude<Way, 'take'>>()
  const [seen, setSeen] = useState<ComplaintCase>()
  const isOffline = useOffline() !== undefined
  const { message } = App.useApp()
  const { send, problem, conflict, forget, isBusy: isSending } = useSending()
  const { reread, isRereading } = useReread(read)
  const isBusy = isSending || isRereading
  const places = placesOf(
    rows.map((one) => one.number),
    number,
  )
  const to = (id: string | undefined) => id && (() => onOpen(id))
  const onNext = to(places.next)
  const next = onNext ? { label: '看下一件', press: onNext } : { label: '回到队列', press: onClose }
  const close = () => {
    forget()
    setWriting(undefined)
  }
  const back = () => {
    close()
    void read.refetch()
  }
  const goOn = () => {
    close()
    void reread()
  }
  const take = async (version: string) => {
    if (!(await send((key) => ask(complaint.take, { params, version }, key)))) return
    void message.success('已受理，顾客会看到「处理中」')
    goOn()
  }
  const choose = (way: Way) => () => {
    if (!read.data || isBusy) return
    if (way === 'take') return void take(read.data.version)
    setSeen(read.data)
    setWriting(way)
  }
  const isFree = writing === undefined
  const ways = read.data && !isOffline ? waysOf(read.data) : []
  useKeys({
    ...(isFree && Object.fromEntries(ways.map(({ way, key }) => [key, choose(way)]))),
    ...(isFree && {
      down: onNext || undefined,
      up: to(places.previous) || undefined,
      oldest: to(places.oldest) || undefined,
      leave: onClose,
    }),
  })
  return (
    <div className="review">
      <Head of={read.data} {...places} />
      {conflict && <ConflictNote of={conflict} next={conflict.isDecided ? next : { label: '看现在的', press: goOn }} />}
      {problem !== '' && <Alert type="error" showIcon message={problem} />}
      <Answered of={read}>
        {(found) => (
          <>
            <CaseFacts of={found} before={seen} isCovered={!isFree} />
            <footer className="review-bar" aria-label="决定">
              <p>
                <strong>{kindOf(found)}</strong> {standingOf(found.state)}
                <small>{isOffline ? '网络断开，现在不能办理' : hintOf(found)}</small>
              </p>
              {waysOf(found).map(({ way, label, letter, isPrimary }) => (
                <Button
                  key={way}
                  size="large"
                  type={isPrimary ? 'primary' : 'default'}
                  disabled={isOffline}
                  loading={isBusy}
                  onClick={choose(way)}
                >
                  {label}
                  <kbd aria-hidden>{letter}</kbd>
                </Button>
              ))}
              {waysOf(found).length === 0 && (
                <Button type="primary" size="large" onClick={next.press}>
                  {next.label}
                  <kbd aria-hidden>J</kbd>
                </Button>
              )}
            </footer>
          </>
        )}
      </Answered>
      {seen && writing && <SayDialog way={writing} of={seen} next={next} onClose={back} onDone={goOn} />}
    </div>
  )
}

function Head({ of, number, rows }: { of: ComplaintCase | undefined; number: number; rows: number }) {
  return (
    <HeadFacts>
      <h1>投诉建议</h1>
      {of && <span className="review-id">{of.number}</span>}
      {of && of.dueAt !== null && <span>{shopTime(of.dueAt)} 前回复</span>}
      {of && of.takenBy !== null && <span>{of.takenBy} 受理</span>}
      {number > 0 && (
        <span className="review-place">
          第 {number} / {rows} 件 <kbd className="key">J</kbd> <kbd className="key">K</kbd>
        </span>
      )}
    </HeadFacts>
  )
}
