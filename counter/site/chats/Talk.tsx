import { Alert, App, Button, Skeleton, Tag } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { DESK_NAMES } from '../../../src/contract/chat'
import { ConsultationState } from '../../../src/contract/consultationView'
import { chat, type ChatDetail } from '../../contract/chat'
import { consultation, type ConsultationCase } from '../../contract/consultation'
import type { Me } from '../../contract/staff'
import { ask, type ApiError } from '../client/ask'
import { useOffline } from '../client/offline'
import { queries } from '../client/useAsk'
import { DeclineDrawer } from '../consultations/DeclineDrawer'
import { FinishDrawer } from '../consultations/FinishDrawer'
import { overWords } from '../consultations/overWords'
import { TakeFirst } from '../consultations/TakeFirst'
import { useKeys } from '../keys/useKeys'
import { useDraft } from '../parts/useDraft'
import { CardPicker } from './CardPicker'
import { Composer, type Field } from './Composer'
import { Messages } from './Messages'
import { SITTING } from './sitting'
import { blockedBy, ending, heldWords, patientWords } from './talkWords'
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
  /** Of a consultation; undefined of what is none, and until it was read. */
  of: ConsultationCase | undefined
  /** Begins a prescription; undefined where none can be written. */
  onPrescribe: (() => void) | undefined
  /** Something else lies over the page: keys are its. */
  isCovered: boolean
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
  if (!read.error) return <Skeleton active title={false} className="chat-talk" />
  const again = <Button onClick={() => void read.refetch()}>重新加载 U</Button>
  return <Alert type="error" showIcon className="chat-failed" message={`会话没有打开：${read.error.message}`} action={again} />
}

type LoadedProps = Props & { record: Record; older: () => Promise<void>; error: ApiError | null }

function Loaded({
  conversationId,
  me,
  detail,
  of,
  onPrescribe,
  isCovered,
  targetMinutes,
  takes,
  typing,
  onTyping,
  record,
  older,
  error,
}: LoadedProps) {
  const { messages, hasMore, memberReadSeq, chat: listed } = record
  const { draft, keep, drop } = useDraft<{ text: string }>(`chat:${conversationId}`)
  const [text, setText] = useState(draft.text ?? '')
  const [asks, setAsks] = useState<'transfer' | 'decline' | 'finish'>()
  const field = useRef<Field>(null)
  const { message, modal } = App.useApp()
  const { isMine, take } = useSeat({ conversationId, holder: listed.holder, staffId: me.staffId, seq: lastSeq(messages) })
  const { outgoing, deliver, drop: dropOut } = useOutbox({ conversationId, staffId: me.staffId, take })
  const { answeredBy, seen } = useTwoPeople({ messages, staffId: me.staffId, hasText: text.trim() !== '' })
  const lost = useLost(isMine)
  const seq = lastSeq(messages)
  // A first word, an end and a prescription are lines, too: what is known of the consultation is another then.
  useEffect(() => {
    if (listed.kind === 'consultation') void queries.invalidateQueries({ queryKey: [consultation.case.line] })
  }, [seq, listed.kind])
  const isOffline = useOffline() !== undefined
  const other = listed.holder && !isMine ? listed.holder.name : undefined
  const isEnded = detail?.endedAt !== null && detail !== undefined && listed.waitsSince === null
  const isConsultation = listed.kind === 'consultation'
  const isHidden = isConsultation && !isMine && !of?.form
  const sitting = SITTING[listed.kind]
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
    for (const { line } of [chat.list, chat.detail, chat.record, consultation.case]) void queries.invalidateQueries({ queryKey: [line] })
  }
  const end = () =>
    isConsultation
      ? setAsks('finish')
      : void modal.confirm({
          ...ending(listed),
          cancelText: '返回',
          onOk: () => ask(chat.end, { params: { conversationId } }).then(refresh, say),
        })
  const acts = isMine && !isOffline
  const mayDecline = acts && of !== undefined && overWords(of.state) === undefined
  // Who has said nothing declines: the fee goes back by that.
  const mayEnd = acts && (!isConsultation || of?.state === ConsultationState.talking)
  const isFree = !isCovered && asks === undefined
  useKeys(
    isFree
      ? {
          giveBack: !isMine && !other && !isEnded && !isOffline ? () => void sit() : undefined,
          transfer: acts && !isConsultation ? () => setAsks('transfer') : undefined,
          refuse: mayDecline ? () => setAsks('decline') : undefined,
          end: mayEnd ? end : undefined,
          write: acts ? onPrescribe : undefined,
          open: () => field.current?.focus(),
        }
      : {},
  )
  const blocked = blockedBy({ isOffline, other: other && `${other}正在${sitting}`, over: of && overWords(of.state), isEnded })
  return (
    <section className="chat-talk" aria-label={`和${listed.name}的会话`}>
      <header className="chat-head">
        <div>
          <strong className="chat-head__name">{listed.name}</strong>{' '}
          {isConsultation ? <Tag color="processing">问诊</Tag> : <Tag>{DESK_NAMES[listed.desk]}</Tag>}
          <Wait since={listed.waitsSince} targetMinutes={targetMinutes} isLong />
          <div className="chat-hint">
            {isConsultation ? of && patientWords(of) : detail && `第 ${detail.session} 次来问${isEnded ? '，已结束' : ''}`}
            {isMine && `，您正在${sitting}`}
            {typing?.isStaff === false && '，对方正在输入'}
          </div>
        </div>
        <div className="chat-head__acts">
          {!isMine && !other && !isEnded && !isHidden && (
            <Button disabled={isOffline} onClick={() => void sit()}>
              {sitting} <kbd className="key">H</kbd>
            </Button>
          )}
          {isConsultation && (
            <Button disabled={!acts || !onPrescribe} onClick={onPrescribe}>
              开处方 <kbd className="key">P</kbd>
            </Button>
          )}
          {isConsultation ? (
            <Button disabled={!mayDecline} onClick={() => setAsks('decline')}>
              退回 <kbd className="key">R</kbd>
            </Button>
          ) : (
            <Button disabled={!acts} onClick={() => setAsks('transfer')}>
              转接 <kbd className="key">T</kbd>
            </Button>
          )}
          <Button disabled={!mayEnd} onClick={end}>
            结束 <kbd className="key">X</kbd>
          </Button>
        </div>
      </header>
      <div role="status">
        {error && <Alert type="warning" showIcon banner message={`没有更新：${error.message}`} />}
        {other !== undefined && !isHidden && (
          <Alert type="info" showIcon banner message={heldWords({ other: `${other}正在${sitting}`, lost, text })} />
        )}
        {other === undefined && lost && !isEnded && (
          <Alert type="warning" showIcon banner message={`您离开了一会儿，这个会话已放回排队；继续写就会重新${sitting}，写好的文字还在`} />
        )}
        {detail?.lapsed && other === undefined && !isMine && (
          <Alert type="info" showIcon banner message={`${detail.lapsed.name}${sitting}过，离开超过一分钟，会话回到了排队`} />
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
      {isHidden &&
        (of ? <TakeFirst {...{ state: of.state, other, isOffline }} onTake={() => void sit()} /> : <Skeleton active title={false} />)}
      {!isHidden && (
        <>
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
        </>
      )}
      {asks === 'decline' && of && (
        <DeclineDrawer
          {...{ conversationId, of, name: listed.name }}
          onClose={() => setAsks(undefined)}
          onDone={() => {
            setAsks(undefined)
            refresh()
          }}
        />
      )}
      {asks === 'finish' && (
        <FinishDrawer
          {...{ conversationId, name: listed.name }}
          onClose={() => setAsks(undefined)}
          onDone={() => {
            setAsks(undefined)
            refresh()
          }}
        />
      )}
      {asks === 'transfer' && (
        <TransferDialog
          {...{ conversationId, name: listed.name, desk: listed.desk }}
          waited={waitOf(listed.waitsSince, targetMinutes, Date.now())?.minutes}
          onClose={() => setAsks(undefined)}
          onDone={() => {
            setAsks(undefined)
            void message.success('已转接')
            refresh()
          }}
        />
      )}
    </section>
  )
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
