import { Button, Segmented, Table } from 'antd'
import { useState } from 'react'
import type { Website } from '../../../src/contract/chat'
import { shopTime } from '../../../src/lib/time'
import { chat } from '../../contract/chat'
import { LeftQuery, type StaffLeftMessage } from '../../contract/leftMessage'
import { useWords } from '../client/address'
import { useAsk } from '../client/useAsk'
import { useCursor } from '../keys/useCursor'
import { QueueEmpty } from '../queues/QueueEmpty'
import { QueueFrame } from '../queues/QueueFrame'
import { QueueKeys } from '../queues/QueueKeys'
import { useSteady } from '../queues/useSteady'
import { Answered } from '../parts/Answered'
import { WaitCell } from '../queues/WaitCell'
import { openingRow } from '../queues/openingRow'
import { AnswerDialog } from './AnswerDialog'

const STATES = [
  { value: 'waiting', label: '待回复' },
  { value: 'answered', label: '已回复' },
]
const idOf = ({ id }: StaffLeftMessage) => id
export const WEBSITE_NAMES: Readonly<Record<Website, string>> = { mall: '商城', doctor: '医生站', hospital: '互联网医院' }

/** Messages that were left while nobody answered: those that wait, the oldest first, and those that were answered. */
export function LeftMessagesPage() {
  const [words, change] = useWords()
  const read = LeftQuery.safeParse(words)
  const query = read.success ? read.data : LeftQuery.parse({})
  const isWaiting = query.state === 'waiting'
  // As it was seen: one that a colleague answers meanwhile leaves the list, and stays open to say so.
  const [opened, open] = useState<StaffLeftMessage>()
  const list = useSteady(useAsk(chat.left, { query }), { idOf, query, isCovered: opened !== undefined })
  const close = () => {
    open(undefined)
    void list.refetch()
  }
  const rowOf = useCursor({ rows: list.data?.results ?? [], idOf, open, isCovered: opened !== undefined, isGone: list.isGone })
  const reread = async () => {
    const { data } = await list.refetch()
    open(data?.results.find(({ id }) => id === opened?.id))
  }
  const next = list.waiting.find(({ id }) => isWaiting && id !== opened?.id)
  const [first] = isWaiting ? list.waiting : []
  return (
    <QueueFrame
      queue="leftMessages"
      oldest={first && { label: '回等得最久的一条', press: () => open(first) }}
      news={list.news}
      filters={
        <>
          <Segmented options={STATES} value={query.state} onChange={(state) => change({ state, page: undefined })} />
        </>
      }
    >
      <Answered of={list}>
        {(page) => (
          <Table<StaffLeftMessage>
            className="queue-table"
            rowClassName={list.rowClassName}
            rowKey="id"
            dataSource={page.results}
            onRow={(one) => openingRow(rowOf(one), () => open(one))}
            pagination={{
              current: page.currentPage,
              pageSize: query.size,
              total: page.hits,
              showSizeChanger: false,
              onChange: (to) => change({ page: String(to) }),
            }}
            locale={{
              emptyText: (
                <QueueEmpty queue="leftMessages" isWaiting={isWaiting} none={isWaiting ? '没有等待回复的留言' : '还没有回复过留言'} />
              ),
            }}
            columns={[
              {
                title: isWaiting ? '等待' : '留言时间',
                width: 148,
                render: (_cell, { at }) => (isWaiting ? <WaitCell queue="leftMessages" since={at} /> : shopTime(at)),
              },
              {
                title: '来自',
                width: 130,
                render: (_cell, { website, isMember }) => `${WEBSITE_NAMES[website]}，${isMember ? '会员' : '访客'}`,
              },
              { title: '留言', render: (_cell, { text }) => <span className="clipped">{text}</span> },
              ...(isWaiting
                ? []
                : [
                    {
                      title: '回复',
                      render: (_cell: unknown, { answer }: StaffLeftMessage) =>
                        answer && <span className="clipped">{`${answer.by}：${answer.text}`}</span>,
                    },
                  ]),
              {
                title: <span className="unseen">操作</span>,
                className: 'queue-open',
                width: 100,
                render: (_cell: unknown, one: StaffLeftMessage) => <Button onClick={() => open(one)}>{isWaiting ? '回复' : '查看'}</Button>,
              },
            ]}
          />
        )}
      </Answered>
      <QueueKeys />
      {opened && (
        <AnswerDialog key={opened.id} of={opened} onClose={close} onNext={next && (() => open(next))} onReread={() => void reread()} />
      )}
    </QueueFrame>
  )
}
