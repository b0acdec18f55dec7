import { Button, Drawer, Skeleton } from 'antd'
import { useState } from 'react'
import { chat, CHAT_STATES, type ListedChat } from '../../contract/chat'
import { consultation } from '../../contract/consultation'
import { ConsultationFacts, type Written } from '../consultations/ConsultationFacts'
import { overWords } from '../consultations/overWords'
import { WriteDrawer } from '../consultations/WriteDrawer'
import { useWords } from '../client/address'
import { useAsk } from '../client/useAsk'
import { useKeys } from '../keys/useKeys'
import { Answered } from '../parts/Answered'
import { useSession } from '../session/useSession'
import { ChatFacts } from './ChatFacts'
import { ChatList, type ChatTab } from './ChatList'
import { Talk } from './Talk'
import { useTold } from './useTold'
import { waitOf } from './waits'
import './chats.css'

const SIZE = 30
const tabOf = (word: string | undefined): ChatTab => CHAT_STATES.find((one) => one === word) ?? 'waiting'

/** Conversations with members: who waits, what is said, and what is known of whom. */
export function ChatsPage() {
  const [words, change] = useWords()
  const tab = tabOf(words.state)
  const [size, setSize] = useState(SIZE)
  const waiting = useAsk(chat.list, { query: { state: 'waiting', size } })
  const mine = useAsk(chat.list, { query: { state: 'mine', size } })
  const ended = useAsk(chat.list, { query: { state: 'ended', size } })
  const list = { waiting, mine, ended }[tab]
  const session = useSession()
  const [takes, setTakes] = useState<string>()
  const [drawer, setDrawer] = useState<'list' | 'facts'>()
  const shownId = words.chat
  const staffId = session.state === 'in' ? session.me.staffId : ''
  // Who was handed over to one waits for one, as those do whom nobody is with.
  const oldest = waiting.data?.results.find(
    ({ conversationId, holder }) => holder === null || (holder.staffId === staffId && conversationId !== shownId),
  )
  const told = useTold([
    ...(shownId === undefined ? [] : [shownId]),
    ...(mine.data?.results ?? []).map(({ conversationId }) => conversationId),
  ])
  const show = (conversationId: string | undefined, isTaken = false) => {
    setTakes(isTaken ? conversationId : undefined)
    setDrawer(undefined)
    change({ chat: conversationId })
  }
  const rows = list.data?.results ?? []
  const answered = (mine.data?.results ?? []).filter(({ waitsSince }) => waitsSince === null)
  const inReach = tab === 'waiting' ? [...rows, ...answered] : rows
  const step = (by: number) => {
    const at = inReach.findIndex(({ conversationId }) => conversationId === shownId)
    const next = inReach[Math.min(Math.max(at + by, 0), inReach.length - 1)]
    if (next) show(next.conversationId)
  }
  useKeys({
    down: () => step(1),
    up: () => step(-1),
    oldest: oldest && (() => show(oldest.conversationId, true)),
  })
  const targetMinutes = waiting.data?.targetMinutes ?? 0
  const listPart = (
    <Answered of={list}>
      {(page) => (
        <ChatList
          {...{ tab, answered, targetMinutes, shownId, staffId }}
          counts={{ waiting: waiting.data?.hits ?? 0, mine: mine.data?.hits ?? 0 }}
          rows={page.results}
          hasMore={page.hasMore}
          onTab={(state) => change({ state })}
          onShow={(id) => show(id)}
          onMore={() => setSize(size + SIZE)}
        />
      )}
    </Answered>
  )
  return (
    <div className="chats">
      <aside className="chats-list" aria-label="会话列表">
        <h1 className="chats-title">
          会话 <small>{waitingWords(waiting.data?.hits ?? 0, waiting.data?.results[0], targetMinutes)}</small>
        </h1>
        <div className="chats-wide">{listPart}</div>
        <p className="chats-keys">
          <kbd className="key">Esc</kbd> 离开输入 <kbd className="key">J</kbd> <kbd className="key">K</kbd> 换会话{' '}
          <kbd className="key">N</kbd> 最久的
        </p>
        <div className="chats-narrow">
          <Button onClick={() => setDrawer('list')}>会话列表</Button>
          {shownId !== undefined && <Button onClick={() => setDrawer('facts')}>会员资料</Button>}
        </div>
      </aside>
      {shownId === undefined || session.state !== 'in' ? (
        <div className="chat-nobody">
          <p>{oldest ? '按 N 接待等得最久的一位，或在左边选一个会话。' : '现在没有人在等。新的会话会出现在左边。'}</p>
        </div>
      ) : (
        <Shown
          key={shownId}
          conversationId={shownId}
          takes={takes === shownId}
          {...{ me: session.me, targetMinutes, told, isFactsOpen: drawer === 'facts', closeFacts: () => setDrawer(undefined) }}
        />
      )}
      <Drawer open={drawer === 'list'} placement="left" width={320} title="会话列表" onClose={() => setDrawer(undefined)}>
        {drawer === 'list' && listPart}
      </Drawer>
    </div>
  )
}

function waitingWords(count: number, first: ListedChat | undefined, targetMinutes: number): string {
  const wait = waitOf(first?.waitsSince ?? null, targetMinutes, Date.now())
  return wait ? `${count} 人在等，最久 ${wait.minutes}` : '没有人在等'
}

type ShownProps = Pick<Parameters<typeof Talk>[0], 'conversationId' | 'me' | 'targetMinutes' | 'takes'> & {
  told: ReturnType<typeof useTold>
  isFactsOpen: boolean
  closeFacts: () => void
}

/** The open conversation with what is known of its member beside it. */
function Shown({ told, isFactsOpen, closeFacts, ...talk }: ShownProps) {
  const { conversationId } = talk
  const detail = useAsk(chat.detail, { params: { conversationId } })
  const consulted = useAsk(consultation.case, { params: { conversationId } }, { isOff: detail.data?.kind !== 'consultation' })
  const [writing, setWriting] = useState<{ from: Written | undefined }>()
  const isConsultation = detail.data?.kind === 'consultation'
  const isOpen = consulted.data?.form && overWords(consulted.data.state) === undefined
  const prescribe = isOpen && detail.data?.holder?.staffId === talk.me.staffId ? (from?: Written) => setWriting({ from }) : undefined
  const facts = isConsultation ? (
    <Answered of={consulted}>{(data) => <ConsultationFacts {...{ conversationId, of: data, onRewrite: prescribe }} />}</Answered>
  ) : (
    <Answered of={detail}>{(data) => <ChatFacts of={data} />}</Answered>
  )
  const title = isConsultation ? '病情' : '会员资料'
  const typing = told.typing?.conversationId === conversationId ? told.typing : undefined
  return (
    <>
      <Talk
        {...talk}
        detail={detail.data}
        of={consulted.data}
        onPrescribe={prescribe && (() => prescribe())}
        isCovered={writing !== undefined}
        isTold={told.isTold}
        typing={typing}
        onTyping={() => told.tellTyping(conversationId)}
      />
      <aside className="chats-facts" aria-label={title}>
        {detail.data || detail.error ? facts : <Skeleton active title={false} />}
      </aside>
      <Drawer open={isFactsOpen} width={320} title={title} onClose={closeFacts}>
        {isFactsOpen && facts}
      </Drawer>
      {writing && consulted.data && (
        <WriteDrawer {...{ conversationId, of: consulted.data, from: writing.from }} onClose={() => setWriting(undefined)} />
      )}
    </>
  )
}
