import { Alert, App, Button, Skeleton, Tag } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { DESK_NAMES } from '../../../src/contract/chat'
import { chat, type ChatDetail } from '../../contract/chat'
import type { Me } from '../../contract/staff'
import { ask, type Refusal } from '../client/ask'
import { useOffline } from '../client/offline'
import { queries } from '../client/useAsk'
import { useKeys } from '../keys/useKeys'
import { useDraft } from '../parts/useDraft'
import { CardPicker } from './CardPicker'
import { Composer, type Field } from './Composer'
import { Messages } from './Messages'
import { TransferDialog } from './TransferDialog'
import { newClientId, useOutbox } from './useOutbox'
import { lastSeq, useRecord, type Record } from './useRecord'
import { useSeat } from './useSeat'
import type { Told } from './useTold'
import { useTwoPeople } from './useTwoPeople'
import { Wait } from './Wait'
import { waitOf } from './waits'

type Props = {
  conversationId: string
  me: Me
  detail: ChatDetail | undefined
  targetMinutes: number
  /** It is to be taken at once, for whoever opened it said so. */
  takes: boolean
  /** Somebody who writes into it now, as a socket tells. */
  typing: Told['typing']
  isTold: boolean
  onTyping: () => void
}

/** One conversation: what was written, and the field. */
export function Talk(props: Props) {
  const { read, older } = useRecord(props.conversationId, { isTold: props.isTold })
  if (read.data) return <Loaded {...props} record={read.data} older={older} error={read.error} />
  if (!read.error) return <Skeleton active className="chat-talk" />
  const again = <Button onClick={() => void read.refetch()}>重新加载 U</Button>
  return <Alert type="error" showIcon className="chat-failed" message={`会话没有打开：${read.error.message}`} action={again} />
}

type LoadedProps = Props & { record: Record; older: () => Promise<void>; error: Refusal | null }

function Loaded({ conversationId, me, detail, targetMinutes, takes, typing, onTyping, record, older, error }: LoadedProps) {
  const { messages, hasMore, memberReadSeq, chat: listed } = record
  const { draft, keep, drop } = useDraft<{ text: string }>(`chat:${conversationId}`)
  const [text, setText] = useState(draft.text ?? '')
  const [asks, setAsks] = useState(false)
  const field = useRef<Field>(null)
  const { message, modal } = App.useApp()
  const { isMine, take } = useSeat({ conversationId, holder: listed.holder, staffId: me.staffId, seq: lastSeq(messages) })
  const { outgoing, deliver, drop: dropOut } = useOutbox({ conversationId, staffId: me.staffId, take })
  const { answeredBy, seen } = useTwoPeople({ messages, staffId: me.staffId, hasText: text.trim() !== '' })
  const lost = useLost(isMine)
  const isOffline = useOffline() !== undefined
  const other = listed.holder && !isMine ? listed.holder.name : undefined
  const isEnded = detail?.endedAt !== null && detail !== undefined && listed.waitsSince === null
  const say = (problem: unknown) => void message.error((problem as Error).message)
  const sit = () => take().catch(say)
  useOnce(takes && listed.holder === null && !isEnded, sit)

  const write = (typed: string) => {
    if (text === '' && typed !== '' && listed.holder === null && !isEnded) void sit()
    setText(typed)
    keep({ text: typed })
    if (typed !== '') onTyping()
  }
  const send = () => {
    const form = { kind: 'text', clientId: newClientId(), text: text.trim() } as const
    setText('')
    drop()
    void deliver({ clientId: form.clientId, form, problem: '' })
  }
  const refresh = () => {
    void queries.invalidateQueries({ queryKey: [chat.list.line] })
    void queries.invalidateQueries({ queryKey: [chat.detail.line] })
    void queries.invalidateQueries({ queryKey: [chat.record.line] })
  }
  const end = () =>
    modal.confirm({
      title: `结束和${listed.name}的会话？`,
      content: '会员会看到会话已结束，可以评价；再写消息会重新排队。',
      okText: '结束会话',
      cancelText: '返回',
      onOk: () => ask(chat.end, { params: { conversationId } }).then(refresh, say),
    })
  const acts = isMine && !isOffline
  useKeys({
    giveBack: !isMine && !other && !isEnded && !isOffline ? () => void sit() : undefined,
    transfer: acts ? () => setAsks(true) : undefined,
    end: acts ? () => void end() : undefined,
    open: () => field.current?.focus(),
  })
  const blocked = blockedBy({ isOffline, other, isEnded })
  return (
    <section className="chat-talk" aria-label={`和${listed.name}的会话`}>
      <header className="chat-head">
        <div>
          <strong className="chat-head__name">{listed.name}</strong> <Tag>{DESK_NAMES[listed.desk]}</Tag>
          <Wait since={listed.waitsSince} targetMinutes={targetMinutes} isLong />
          <div className="chat-hint">
            {detail && `第 ${detail.session} 次来问`}
            {isEnded && '，已结束'}
            {isMine && '，您正在接待'}
            {typing?.isStaff === false && '，对方正在输入'}
          </div>
        </div>
        <div className="chat-head__acts">
          {!isMine && !other && !isEnded && (
            <Button disabled={isOffline} onClick={() => void sit()}>
              接待 <kbd className="key">H</kbd>
            </Button>
          )}
          <Button disabled={!acts} onClick={() => setAsks(true)}>
            转接 <kbd className="key">T</kbd>
          </Button>
          <Button disabled={!acts} onClick={() => void end()}>
            结束 <kbd className="key">X</kbd>
          </Button>
        </div>
      </header>
      <div role="status">
        {error && <Alert type="warning" showIcon banner message={`没有更新：${error.message}`} />}
        {other !== undefined && <Alert type="info" showIcon banner message={heldWords(other, lost, text)} />}
        {other === undefined && lost && !isEnded && (
          <Alert type="warning" showIcon banner message="您离开了一会儿，这个会话已放回排队；继续写就会重新接待，写好的文字还在" />
        )}
        {detail?.lapsed && other === undefined && !isMine && (
          <Alert type="info" showIcon banner message={`${detail.lapsed.name}接待过，离开超过一分钟，会话回到了排队`} />
        )}
        {typing?.isStaff && <Alert type="warning" showIcon banner message={`两个人：${typing.by}也在写这个会话`} />}
        {answeredBy !== undefined && (
          <Alert
            type="warning"
            showIcon
            banner
            message={`两个人：您写的时候${answeredBy}已经回复了，发送前请看一眼`}
            action={
              <Button size="small" onClick={seen}>
                看过了
              </Button>
            }
          />
        )}
      </div>
      <Messages
        {...{ conversationId, messages, hasMore, memberReadSeq, outgoing }}
        onOlder={() => older().catch(say)}
        onResend={(one) => void deliver(one)}
        onDrop={dropOut}
      />
      <Composer
        {...{ text, field, blocked, desk: listed.desk }}
        onText={write}
        onSend={send}
        cards={
          <CardPicker
            detail={detail}
            isOff={blocked !== ''}
            onPick={(card) => {
              const form = { kind: 'card', clientId: newClientId(), card: { kind: card.kind, code: card.code } } as const
              void deliver({ clientId: form.clientId, form, card, problem: '' })
            }}
          />
        }
      />
      {asks && (
        <TransferDialog
          {...{ conversationId, name: listed.name, desk: listed.desk }}
          waited={waitOf(listed.waitsSince, targetMinutes, Date.now())?.minutes}
          onClose={() => setAsks(false)}
          onDone={() => {
            setAsks(false)
            void message.success('已转接')
            refresh()
          }}
        />
      )}
    </section>
  )
}

const heldWords = (other: string, lost: boolean, text: string) =>
  `${other}正在接待，您只能看${lost ? '：会话已经不在您手上' : ''}${text.trim() === '' ? '' : '；您写好的文字还在，没有发出'}`

function blockedBy({ isOffline, other, isEnded }: { isOffline: boolean; other: string | undefined; isEnded: boolean }): string {
  if (isOffline) return '网络断开，恢复后再发送'
  if (other !== undefined) return `${other}正在接待`
  return isEnded ? '会话已结束，会员再写时会重新排队' : ''
}

/** Whether somebody was in the conversation and is not any more. */
function useLost(isMine: boolean): boolean {
  const [was, setWas] = useState(isMine)
  if (isMine && !was) setWas(true)
  return was && !isMine
}

/** Does something the first time it may be done. */
function useOnce(may: boolean, act: () => unknown) {
  const isDone = useRef(false)
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    if (!may || isDone.current) return
    isDone.current = true
    latest.current()
  }, [may])
}
