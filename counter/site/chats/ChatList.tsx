import { Button, Empty, Segmented, Tag } from 'antd'
import { DESK_NAMES } from '../../../src/contract/chat'
import { shopFormat, shopDate } from '../../../src/lib/time'
import type { CHAT_STATES, ListedChat } from '../../contract/chat'
import { SITTING } from './sitting'
import { Wait } from './Wait'

export type ChatTab = (typeof CHAT_STATES)[number]

type Props = {
  tab: ChatTab
  counts: { waiting: number; mine: number }
  rows: readonly ListedChat[]
  /** Of those one is in, those that were answered: they stand below what waits. */
  answered: readonly ListedChat[]
  targetMinutes: number
  shownId: string | undefined
  staffId: string
  hasMore: boolean
  onTab: (tab: ChatTab) => void
  onShow: (conversationId: string) => void
  onMore: () => void
}

const EMPTY: Readonly<Record<ChatTab, string>> = {
  waiting: '没有人在等，新的会话会出现在这里',
  mine: '您没有正在接待的会话，按 N 接待等得最久的一位',
  ended: '还没有结束的会话',
}

/** The conversations of one's desks; what waits longest stands first. */
export function ChatList({ tab, counts, rows, answered, targetMinutes, hasMore, onTab, onMore, ...shown }: Props) {
  const options = [
    { value: 'waiting', label: `在等 ${counts.waiting}` },
    { value: 'mine', label: `进行中 ${counts.mine}` },
    { value: 'ended', label: '已结束' },
  ]
  const item = (one: ListedChat) => <Item key={one.conversationId} of={one} targetMinutes={targetMinutes} {...shown} />
  return (
    <div className="chat-list">
      <Segmented options={options} value={tab} onChange={(value) => onTab(value as ChatTab)} aria-label="会话的状态" />
      {tab === 'waiting' && <p className="chat-hint">按等待时间排，{targetMinutes} 分钟内回复</p>}
      {rows.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={EMPTY[tab]} />}
      <ul className="chat-items">{rows.map(item)}</ul>
      {hasMore && (
        <Button type="link" onClick={onMore}>
          再看一些
        </Button>
      )}
      {tab === 'waiting' && answered.length > 0 && (
        <>
          <p className="chat-hint">已回复，等对方</p>
          <ul className="chat-items">{answered.map(item)}</ul>
        </>
      )}
    </div>
  )
}

type ItemProps = Pick<Props, 'targetMinutes' | 'shownId' | 'staffId' | 'onShow'> & { of: ListedChat }

function Item({ of: one, targetMinutes, shownId, staffId, onShow }: ItemProps) {
  const { conversationId, kind, name, desk, lastLine, isAnswered, unread, waitsSince, lastAt, holder } = one
  const isShown = shownId === conversationId
  return (
    <li>
      <button
        type="button"
        className="chat-item"
        aria-current={isShown ? 'true' : undefined}
        data-row-key={conversationId}
        onClick={() => onShow(conversationId)}
      >
        <span className="chat-item__head">
          <strong>{name}</strong>
          {kind === 'consultation' ? <Tag color="processing">问诊</Tag> : <span className="chat-desk">{DESK_NAMES[desk]}</span>}
          {waitsSince === null ? (
            <span className="chat-at">{clock(lastAt)}</span>
          ) : (
            <Wait since={waitsSince} targetMinutes={targetMinutes} />
          )}
        </span>
        <span className="chat-item__line">
          <span className="chat-last">
            {isAnswered && '药房：'}
            {lastLine || (kind === 'consultation' ? '接诊后看病情' : '（还没有消息）')}
          </span>
          {unread > 0 && (
            <span className="chat-unread">
              {unread}
              <span className="unseen">条未读</span>
            </span>
          )}
        </span>
        {holder && holder.staffId !== staffId && (
          <span className="chat-holder">
            {holder.name}正在{SITTING[kind]}
          </span>
        )}
      </button>
    </li>
  )
}

/** 14:06 today, 11-22 before. */
function clock(at: string): string {
  const date = new Date(at)
  return shopDate(date) === shopDate(new Date()) ? shopFormat(date, 'HH:mm') : shopFormat(date, 'MM-DD')
}
