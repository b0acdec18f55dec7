import { Alert, App, Button } from 'antd'
import { useState } from 'react'
import { invoice, type InvoiceCase, type ListedInvoice } from '../../contract/invoice'
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
import { RefuseDialog } from './RefuseDialog'
import { colourOf, hintOf, standingOf } from './words'
import '../prescriptions/review.css'
import '../aftersales/aftersales.css'

type Props = {
  id: string
  /** The list that it was opened from. */
  rows: readonly ListedInvoice[]
  onOpen: (id: string) => void
  onClose: () => void
}

/** One invoice: what stands on it, why it was not issued, and what can be done about it. */
export function CasePage({ id, rows, onOpen, onClose }: Props) {
  const params = { id }
  const read = useAsk(invoice.detail, { params })
  const [seen, setSeen] = useState<InvoiceCase>()
  const isOffline = useOffline() !== undefined
  const { message } = App.useApp()
  const { send, problem, conflict, forget, isBusy: isSending } = useSending()
  const { reread, isRereading } = useReread(read)
  const isBusy = isSending || isRereading
  const places = placesOf(
    rows.map((one) => one.id),
    id,
  )
  const to = (next: string | undefined) => next && (() => onOpen(next))
  const onNext = to(places.next)
  const next = onNext ? { label: '看下一张', press: onNext } : { label: '回到队列', press: onClose }
  const close = () => {
    forget()
    setSeen(undefined)
  }
  const back = () => {
    close()
    void read.refetch()
  }
  const goOn = () => {
    close()
    void reread()
  }
  const retry = async () => {
    const version = read.data?.version
    if (version === undefined || !(await send((key) => ask(invoice.retry, { params, version }, key)))) return
    void message.success('已重新提交，开出后会员收到消息')
    goOn()
  }
  const isFree = seen === undefined && !isOffline && !isBusy
  useKeys({
    ...(isFree && read.data?.can.retry && { approve: () => void retry() }),
    ...(isFree && read.data?.can.refuse && { refuse: () => setSeen(read.data) }),
    ...(seen === undefined && {
      down: onNext || undefined,
      up: to(places.previous) || undefined,
      oldest: to(places.oldest) || undefined,
      leave: onClose,
    }),
  })
  return (
    <div className="review">
      <HeadFacts>
        <h1>发票</h1>
        {read.data && <span className="review-id">{read.data.number ?? `订单 ${read.data.orderCode}`}</span>}
        {places.number > 0 && (
          <span className="review-place">
            第 {places.number} / {places.rows} 张 <kbd className="key">J</kbd> <kbd className="key">K</kbd>
          </span>
        )}
      </HeadFacts>
      {conflict && <ConflictNote of={conflict} next={conflict.isDecided ? next : { label: '看现在的', press: goOn }} />}
      {problem !== '' && <Alert type="error" showIcon message={problem} />}
      <Answered of={read}>
        {(found) => (
          <>
            <CaseFacts of={found} before={seen} />
            <footer className="review-bar" aria-label="决定">
              <p>
                <strong>{colourOf(found)}</strong> {standingOf(found.state)}
                <small>{isOffline ? '网络断开，现在不能办理' : hintOf(found)}</small>
              </p>
              {found.can.refuse && (
                <Button size="large" disabled={isOffline} loading={isBusy} onClick={() => setSeen(found)}>
                  不予开票
                  <kbd aria-hidden>R</kbd>
                </Button>
              )}
              {found.can.retry && (
                <Button type="primary" size="large" disabled={isOffline} loading={isBusy} onClick={() => void retry()}>
                  重新开票
                  <kbd aria-hidden>A</kbd>
                </Button>
              )}
              {!found.can.refuse && !found.can.retry && (
                <Button type="primary" size="large" onClick={next.press}>
                  {next.label}
                  <kbd aria-hidden>J</kbd>
                </Button>
              )}
            </footer>
          </>
        )}
      </Answered>
      {seen && <RefuseDialog of={seen} next={next} onClose={back} onDone={goOn} />}
    </div>
  )
}
