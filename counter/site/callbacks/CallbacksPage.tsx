import { Button, Segmented, Select, Table, Tag } from 'antd'
import { useState } from 'react'
import { callback, callbackOrder, CallbackQuery, CallOutcome, type Callback, type ListedCallback } from '../../contract/callback'
import { shopTime } from '../../../src/lib/time'
import { useOpened, useWords } from '../client/address'
import { useAsk } from '../client/useAsk'
import { HoldTabs } from '../queues/HoldTabs'
import { QueueEmpty } from '../queues/QueueEmpty'
import { QueueFrame } from '../queues/QueueFrame'
import { QueueKeys } from '../queues/QueueKeys'
import { openingRow } from '../queues/openingRow'
import { WaitCell } from '../queues/WaitCell'
import { Answered } from '../parts/Answered'
import { lasting } from '../parts/lasting'
import { pagesOf, sortedTable } from '../parts/sortedTable'
import { useCursor } from '../keys/useCursor'
import { HOLDER_COLUMN } from '../queues/HolderCell'
import { OpenButton } from '../queues/OpenButton'
import { useNext } from '../queues/useNext'
import { useSteady } from '../queues/useSteady'
import { CallDialog } from './CallDialog'
import { OUTCOME_NAMES } from './outcomes'

const STATES = [
  { value: 'waiting', label: '待回电' },
  { value: 'called', label: '已回电' },
]

/** What a change of the state leaves behind. */
const RESET = { page: undefined, hold: undefined, sort: undefined, order: undefined, outcome: undefined, promise: undefined }

const idOf = ({ requestId }: ListedCallback) => requestId

/** A request that is open, and whether its number is asked for at once. */
type Calling = { of: Callback; dials: boolean }

/** Who asked to be called back: those that wait, the earliest promise first, and those that were called. */
export function CallbacksPage() {
  const [words, change] = useWords()
  const { opened, open, ...dialog } = useOpened('callback')
  const read = CallbackQuery.safeParse(words)
  const query = read.success ? read.data : CallbackQuery.parse({})
  const list = useSteady(useAsk(callback.list, { query }), { idOf, query, isCovered: opened !== undefined })
  const isWaiting = query.state === 'waiting'
  // As it was seen: one that somebody else records meanwhile leaves the list, and stays open to say so.
  const [shown, show] = useState<Calling>()
  const calling = opened === shown?.of.requestId ? shown : undefined
  const setCalling = (one: Calling | undefined) => {
    if (one) open(one.of.requestId)
    else dialog.close()
    if (one) show(one)
  }
  const named = isWaiting ? list.data?.results.find(({ requestId }) => requestId === opened) : undefined
  if (named && calling?.of.requestId !== named.requestId) show({ of: named, dials: false })
  const close = () => {
    setCalling(undefined)
    void list.refetch()
  }
  const { onChange, column } = sortedTable<ListedCallback>({ query, order: callbackOrder(query), change })
  const next = useNext({
    rows: isWaiting ? list.waiting : [],
    idOf,
    current: calling?.of.requestId,
  })
  const openNext = () => {
    setCalling(next && { of: next, dials: false })
    void list.refetch()
  }
  const reread = async () => {
    const { data } = await list.refetch()
    const found = data?.results.find(({ requestId }) => requestId === calling?.of.requestId)
    setCalling(found && { of: found, dials: false })
  }
  const rowOf = useCursor({
    rows: list.data?.results ?? [],
    ...{ idOf, isGone: list.isGone },
    open: (one) => setCalling({ of: one, dials: false }),
    isCovered: calling !== undefined,
  })
  const [first] = isWaiting ? list.waiting : []
  return (
    <QueueFrame
      queue="callbacks"
      news={list.news}
      oldest={first && { label: '回等得最久的电话', press: () => setCalling({ of: first, dials: false }) }}
      tabs={
        isWaiting && (
          <HoldTabs
            hold={query.hold}
            counts={list.data?.holds}
            onHold={(hold) => change({ hold: hold === 'all' ? undefined : hold, page: undefined })}
          />
        )
      }
      filters={
        <>
          <Segmented options={STATES} value={query.state} onChange={(state) => change({ ...RESET, state })} />
          <Select
            allowClear
            placeholder="是否超时"
            aria-label="是否超时"
            value={query.promise}
            options={[{ value: 'late', label: '已超时' }]}
            onChange={(promise: string | undefined) => change({ promise, page: undefined })}
            style={{ width: 120 }}
          />
          {!isWaiting && (
            <Select
              allowClear
              placeholder="通话结果"
              aria-label="通话结果"
              value={query.outcome}
              options={CallOutcome.options.map((value) => ({ value, label: OUTCOME_NAMES[value] }))}
              onChange={(outcome: string | undefined) => change({ outcome, page: undefined })}
              style={{ width: 140 }}
            />
          )}
        </>
      }
    >
      <Answered of={list}>
        {(page) => (
          <Table<ListedCallback>
            className="queue-table"
            rowClassName={list.rowClassName}
            rowKey="requestId"
            dataSource={page.results}
            onRow={(one) => openingRow(rowOf(one), () => setCalling({ of: one, dials: false }))}
            pagination={pagesOf(page, query)}
            onChange={onChange}
            locale={{
              emptyText: <QueueEmpty queue="callbacks" isWaiting={isWaiting} none={isWaiting ? '没有等待回电的人' : '还没有回过电话'} />,
            }}
            columns={[
              {
                title: isWaiting ? '等待' : '登记时间',
                ...column('at'),
                width: 148,
                render: (_cell, { at, call }) => (call ? shopTime(at) : <WaitCell queue="callbacks" since={at} />),
              },
              {
                title: '电话',
                width: 172,
                render: (_cell, one) => (
                  <>
                    {one.phone}{' '}
                    {isWaiting && (
                      <Button size="small" aria-label={`拨打 ${one.phone}`} onClick={() => setCalling({ of: one, dials: true })}>
                        拨打
                      </Button>
                    )}
                  </>
                ),
              },
              { title: '问题', render: (_cell, one) => <Question of={one} /> },
              { title: '答应在此之前', ...(isWaiting && column('since')), width: 190, render: (_cell, one) => <Promised of={one} /> },
              ...(isWaiting
                ? [
                    HOLDER_COLUMN,
                    {
                      title: <span className="unseen">操作</span>,
                      className: 'queue-open',
                      width: 120,
                      render: (_cell: unknown, one: ListedCallback) => (
                        <OpenButton label="记录回电" isWaiting holder={one.holder} onOpen={() => setCalling({ of: one, dials: false })} />
                      ),
                    },
                  ]
                : [
                    { title: '回电', ...column('since'), render: (_cell: unknown, one: ListedCallback) => <Called of={one} /> },
                    {
                      title: <span className="unseen">操作</span>,
                      className: 'queue-open',
                      width: 90,
                      render: (_cell: unknown, one: ListedCallback) => (
                        <Button onClick={() => setCalling({ of: one, dials: false })}>查看</Button>
                      ),
                    },
                  ]),
            ]}
          />
        )}
      </Answered>
      <QueueKeys />
      {calling && (
        <CallDialog key={calling.of.requestId} {...calling} onClose={close} onNext={next && openNext} onReread={() => void reread()} />
      )}
    </QueueFrame>
  )
}

const Question = ({ of: { question, product, registered } }: { of: Callback }) => (
  <>
    {question ?? '（没有写问题）'}
    {product && (
      <div>
        <a href={`/product/${product.productCode}.html`} target="_blank" rel="noreferrer">
          {product.name}
        </a>
      </div>
    )}
    {registered && (
      <div>
        <Tag color="success">号码已验证</Tag>
        {registered.source !== null && <small>来自 {registered.source}</small>}
      </div>
    )}
  </>
)

function Promised({ of: { expectedBefore, call } }: { of: Callback }) {
  const late = (Date.parse(call?.at ?? new Date().toISOString()) - Date.parse(expectedBefore)) / 1000
  return (
    <span className={late > 0 ? 'late' : ''}>
      {shopTime(expectedBefore)}
      {late > 0 && `，超时 ${lasting(late)}`}
    </span>
  )
}

const Called = ({ of: { call } }: { of: Callback }) =>
  call && (
    <>
      {shopTime(call.at)} {call.by} {OUTCOME_NAMES[call.outcome]}
      {call.note !== '' && <div>{call.note}</div>}
    </>
  )
