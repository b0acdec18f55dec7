import { Button } from 'antd'
import type { ReactNode } from 'react'
import { sexText } from '../../../src/contract/idCard'
import type { PrescriptionCase } from '../../contract/prescription'
import { GiveBackButton } from '../queues/GiveBackButton'

type Act = () => void
type Props = {
  of: PrescriptionCase
  /** In somebody else's hand: who decides, and what is said of it. */
  heldBy: string | undefined
  isOffline: boolean
  /** Read again after a write: what is decided next is decided on that. */
  isBusy: boolean
  /** A dialog lies over the case. */
  isCovered: boolean
  sign: Act
  refuse: Act
  /** Undefined where a question is open already. */
  question: Act | undefined
  /** Asks another pharmacist to look again at what was decided. */
  recheck: Act
  giveBack: (key: string) => Promise<unknown>
  next: { label: string; press: Act }
  onClose: Act
}

/** For whom something is decided, and the ways to: always in sight. What is decided leads on. */
export function ReviewBar(props: Props) {
  const { of, heldBy, next } = props
  return (
    <footer className="review-bar" aria-label="决定">
      <p>{wordsOf(props)}</p>
      {of.isWaiting ? <Ways {...props} /> : <Decided {...props} />}
      {(!of.isWaiting || heldBy !== undefined) && (
        <Button type="primary" size="large" onClick={next.press}>
          {next.label}
          <kbd aria-hidden>J</kbd>
        </Button>
      )}
    </footer>
  )
}

function Ways({ heldBy, isOffline, isBusy, isCovered, sign, refuse, question, giveBack, onClose }: Props) {
  const isHeld = heldBy !== undefined
  const isDeaf = isHeld || isOffline
  return (
    <>
      {!isHeld && <GiveBackButton giveBack={giveBack} onDone={onClose} isCovered={isCovered} />}
      {question && (
        <Button size="large" disabled={isDeaf} loading={isBusy} onClick={question}>
          问会员
          <kbd aria-hidden>Q</kbd>
        </Button>
      )}
      <Button size="large" danger={!isDeaf} disabled={isDeaf} loading={isBusy} onClick={refuse}>
        不通过
        <kbd aria-hidden>R</kbd>
      </Button>
      <Button size="large" type={isHeld ? 'default' : 'primary'} disabled={isDeaf} loading={isBusy} onClick={sign}>
        签名通过
        <kbd aria-hidden>A</kbd>
      </Button>
    </>
  )
}

function Decided({ of: { rechecks }, isOffline, isBusy, recheck, onClose }: Props) {
  const isOpen = rechecks.some(({ result }) => result === null)
  return (
    <>
      <Button size="large" disabled={isOffline || isOpen} loading={isBusy} onClick={recheck}>
        {isOpen ? '已申请复核' : '申请复核'}
      </Button>
      <Button size="large" onClick={onClose}>
        回到队列
      </Button>
    </>
  )
}

function wordsOf({ of, heldBy, isOffline }: Props): ReactNode {
  const { patientName, paper, drugs, review, isAsked } = of
  const who = (
    <>
      <strong>{patientName}</strong>
      {paper && `（${sexText(paper.sex)} ${paper.age} 岁）`}
    </>
  )
  if (review)
    return (
      <>
        {who}的处方：{review.by} {review.refusal === null ? '已签名通过' : `已退回，${review.refusal}`}
      </>
    )
  return (
    <>
      为 {who}的 {drugs.length} 种药作决定
      <small>
        {heldBy !== undefined
          ? '对方先提交时，您的决定不会写入，这里会显示结论与时间'
          : isOffline
            ? '网络断开，现在不能作决定'
            : isAsked
              ? '已经问过会员，还没有回复'
              : '通过时输入登录密码即为签名'}
      </small>
    </>
  )
}
