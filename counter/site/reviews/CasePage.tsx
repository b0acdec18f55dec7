import { Alert, App, Button } from 'antd'
import { useState } from 'react'
import { HIDE_REASONS } from '../../../src/contract/reviewTags'
import { review, type ListedReview, type ReviewCase } from '../../contract/review'
import { ask } from '../client/ask'
import { useOffline } from '../client/offline'
import { useAsk } from '../client/useAsk'
import { useReread } from '../client/useReread'
import { useSending } from '../client/useSending'
import { useKeys } from '../keys/useKeys'
import { Answered } from '../parts/Answered'
import { ConflictNote } from '../parts/ConflictNote'
import { HeadFacts } from '../parts/HeadFacts'
import { ReasonDrawer } from '../parts/ReasonDrawer'
import { placesOf } from '../queues/placesOf'
import { AnswerDialog } from './AnswerDialog'
import { CaseFacts } from './CaseFacts'
import { waysOf, type Way } from './ways'
import { hintOf, standingOf } from './words'
import '../prescriptions/review.css'
import '../aftersales/aftersales.css'

type Props = {
  id: string
  /** The list that it was opened from. */
  rows: readonly ListedReview[]
  /** Another in place of this one. */
  onOpen: (id: string) => void
  onClose: () => void
}

const DONE = { publish: '已展示', keep: '已保留，举报不成立' } as const

/** One review: what was written, and what readers reported. Whoever looks decides here, as it was seen, and goes on to the next. */
export function CasePage({ id, rows, onOpen, onClose }: Props) {
  const params = { id }
  const read = useAsk(review.detail, { params })
  const [writing, setWriting] = useState<'hide' | 'answer'>()
  const [seen, setSeen] = useState<ReviewCase>()
  const isOffline = useOffline() !== undefined
  const { message } = App.useApp()
  const { send, problem, conflict, forget, isBusy: isSending } = useSending()
  const { reread, isRereading } = useReread(read)
  const isBusy = isSending || isRereading
  const places = placesOf(
    rows.map((one) => one.id),
    id,
  )
  const to = (other: string | undefined) => other && (() => onOpen(other))
  const onNext = to(places.next)
  const next = onNext ? { label: '看下一条', press: onNext } : { label: '回到队列', press: onClose }
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
  const decide = async (way: 'publish' | 'keep', version: string) => {
    if (!(await send((key) => ask(review[way], { params, version }, key)))) return
    void message.success(DONE[way])
    goOn()
  }
  const choose = (way: Way) => () => {
    if (!read.data || isBusy) return
    if (way === 'publish' || way === 'keep') return void decide(way, read.data.version)
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
      <HeadFacts>
        <h1>商品评价</h1>
        {read.data && <span className="review-id">{read.data.product.name}</span>}
        {places.number > 0 && (
          <span className="review-place">
            第 {places.number} / {places.rows} 条 <kbd className="key">J</kbd> <kbd className="key">K</kbd>
          </span>
        )}
      </HeadFacts>
      {conflict && <ConflictNote of={conflict} next={conflict.isDecided ? next : { label: '看现在的', press: goOn }} />}
      {problem !== '' && <Alert type="error" showIcon message={problem} />}
      <Answered of={read}>
        {(found) => (
          <>
            <CaseFacts of={found} before={seen} isCovered={!isFree} />
            <footer className="review-bar" aria-label="决定">
              <p>
                <strong>{found.stars} 星</strong> {standingOf(found.state)}
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
            </footer>
          </>
        )}
      </Answered>
      {seen && writing === 'answer' && <AnswerDialog of={seen} onClose={back} onDone={goOn} />}
      {seen && writing === 'hide' && (
        <ReasonDrawer
          record={`review:${id}`}
          title="不展示这条评价"
          about={seen.product.name}
          okText="不展示"
          extra="作者会读到原因和说明，可以修改后再次提交。打分低不是理由"
          done="已不展示，作者会收到消息"
          reasons={HIDE_REASONS}
          send={({ reason, words }, key) => ask(review.hide, { params, body: { reason, note: words.trim() }, version: seen.version }, key)}
          next={next}
          onClose={back}
          onDone={goOn}
        />
      )}
    </div>
  )
}
