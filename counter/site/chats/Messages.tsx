import { Button, Image, Spin, Tag } from 'antd'
import { useLayoutEffect, useRef, useState } from 'react'
import { chat, type StaffCard, type StaffMessage } from '../../contract/chat'
import { yuan } from '../../../src/lib/money'
import { shopFormat } from '../../../src/lib/time'
import { useAsk } from '../client/useAsk'
import { ShopPicture } from '../settings/ShopPicture'
import type { Outgoing } from './useOutbox'

type Props = {
  conversationId: string
  messages: readonly StaffMessage[]
  hasMore: boolean
  memberReadSeq: number
  outgoing: readonly Outgoing[]
  onOlder: () => Promise<unknown>
  onResend: (one: Outgoing) => void
  onDrop: (clientId: string) => void
}

/** Near its end the list follows what comes; whoever reads further up stays there. */
const NEAR_PX = 80
const GAP_MS = 300_000

/** What was written, the latest at the bottom, and what is on its way. */
export function Messages({ conversationId, messages, hasMore, memberReadSeq, outgoing, onOlder, onResend, onDrop }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const isNear = useRef(true)
  const [hasNews, setNews] = useState(false)
  const last = messages.at(-1)?.seq ?? 0
  useLayoutEffect(() => {
    const { current } = box
    if (!current) return
    if (isNear.current) current.scrollTop = current.scrollHeight
    else setNews(true)
  }, [last, outgoing.length])
  const onScroll = () => {
    const { current } = box
    if (!current) return
    isNear.current = current.scrollHeight - current.scrollTop - current.clientHeight < NEAR_PX
    if (isNear.current) setNews(false)
  }
  const toEnd = () => {
    isNear.current = true
    setNews(false)
    if (box.current) box.current.scrollTop = box.current.scrollHeight
  }
  const older = async () => {
    const before = box.current?.scrollHeight ?? 0
    await onOlder()
    requestAnimationFrame(() => box.current && (box.current.scrollTop += box.current.scrollHeight - before))
  }
  const waiting = outgoing.filter(({ clientId }) => !messages.some((message) => message.clientId === clientId))
  return (
    <div className="chat-messages" ref={box} onScroll={onScroll} role="log" aria-label="对话" tabIndex={0}>
      {hasMore && (
        <Button type="link" className="chat-older" onClick={() => void older()}>
          看更早的对话
        </Button>
      )}
      {messages.map((message, at) => (
        <Bubble
          key={message.seq}
          of={message}
          conversationId={conversationId}
          showsTime={isApart(messages[at - 1], message)}
          isRead={message.seq <= memberReadSeq}
        />
      ))}
      {waiting.map((one) => (
        <Sending key={one.clientId} of={one} onResend={onResend} onDrop={onDrop} />
      ))}
      {hasNews && (
        <Button className="chat-news" onClick={toEnd}>
          有新消息，看最新
        </Button>
      )}
    </div>
  )
}

const isApart = (before: StaffMessage | undefined, { at }: StaffMessage) => !before || Date.parse(at) - Date.parse(before.at) > GAP_MS

type BubbleProps = { of: StaffMessage; conversationId: string; showsTime: boolean; isRead: boolean }

function Bubble({ of, conversationId, showsTime, isRead }: BubbleProps) {
  const { sender, by, at, kind, text, messageId } = of
  const time = showsTime && <div className="chat-time">{shopFormat(new Date(at), 'MM-DD HH:mm')}</div>
  if (sender === 'system')
    return (
      <>
        {time}
        <div className="chat-line">{text}</div>
      </>
    )
  const isOurs = sender !== 'member'
  return (
    <>
      {time}
      <div className={`chat-row ${isOurs ? 'chat-row--ours' : ''}`}>
        <span className="unseen">{isOurs ? (by?.name ?? '自动回复') : '会员'}：</span>
        {kind === 'text' && <p className="chat-bubble">{text}</p>}
        {kind === 'picture' && <Picture conversationId={conversationId} messageId={messageId} />}
        {kind === 'card' && of.card && <CardOf of={of.card} />}
        {isOurs && (
          <small className="chat-by">
            {by?.name ?? '自动回复'} {sender === 'staff' && (isRead ? '已读' : '未读')}
          </small>
        )}
      </div>
    </>
  )
}

function Picture({ conversationId, messageId }: { conversationId: string; messageId: string }) {
  const { data, error } = useAsk(chat.picture, { params: { conversationId, messageId } }, { once: true })
  if (error) return <p className="chat-bubble">图片打不开：{error.message}</p>
  if (!data) return <Spin />
  return <Image className="chat-picture" src={data.dataUrl} alt="会员发来的图片" preview={{ mask: '放大' }} />
}

const KIND_ICONS = { product: 'pill', order: 'truck', prescription: 'prescription', questionnaire: 'edit' } as const
export const KIND_NAMES = { product: '商品', order: '订单', prescription: '处方', questionnaire: '问卷' } as const

/** A product, order, prescription or questionnaire as it stands now. */
export const CardOf = ({ of: { kind, title, detail, state, price, image } }: { of: StaffCard }) => (
  <div className="chat-card">
    {image === null ? (
      <span className="chat-card__picture">
        <span className={`icon icon--${KIND_ICONS[kind]}`} />
      </span>
    ) : (
      <span className="chat-card__picture">
        <ShopPicture picture={image} size={48} />
      </span>
    )}
    <span className="chat-card__words">
      <strong>{title}</strong>
      <small>{detail}</small>
      {price !== null && <span className="chat-card__price">¥{yuan(price)}</span>}
    </span>
    {state !== null && <Tag>{state}</Tag>}
  </div>
)

type SendingProps = { of: Outgoing } & Pick<Props, 'onResend' | 'onDrop'>

function Sending({ of, onResend, onDrop }: SendingProps) {
  const { form, card, problem, clientId } = of
  return (
    <div className="chat-row chat-row--ours">
      {form.kind === 'text' ? <p className="chat-bubble">{form.text}</p> : card && <CardOf of={card} />}
      {problem === '' ? (
        <small className="chat-by">正在发送</small>
      ) : (
        <small className="chat-by late" role="alert">
          没有发出：{problem}
          <Button size="small" type="link" onClick={() => onResend(of)}>
            重新发送
          </Button>
          <Button size="small" type="link" onClick={() => onDrop(clientId)}>
            不发了
          </Button>
        </small>
      )}
    </div>
  )
}
