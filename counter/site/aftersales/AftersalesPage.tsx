import { Input, Segmented, Select, Table, Button } from 'antd'
import { REFUND_TYPE_NAMES, RefundType } from '../../../src/contract/refundReasons'
import { aftersales, AftersalesQuery, AftersalesState, type ListedAftersales } from '../../contract/aftersales'
import { useOpened, useWords } from '../client/address'
import { useAsk } from '../client/useAsk'
import { useCursor } from '../keys/useCursor'
import { Answered } from '../parts/Answered'
import { openingRow } from '../queues/openingRow'
import { QueueEmpty } from '../queues/QueueEmpty'
import { QueueFrame } from '../queues/QueueFrame'
import { QueueKeys } from '../queues/QueueKeys'
import { useSteady } from '../queues/useSteady'
import { AMOUNT, ASKED, MEMBER, STANDING, waitOf } from './aftersalesColumns'
import { CasePage } from './CasePage'
import { NONE, STATE_NAMES } from './words'

const TYPES = Object.values(RefundType).map((value) => ({ value, label: REFUND_TYPE_NAMES[value] }))
const VERBS: Readonly<Partial<Record<AftersalesState, string>>> = { review: '审核', parcel: '收货', inspection: '验收' }
const OLDEST: Readonly<Partial<Record<AftersalesState, string>>> = { review: '审等得最久的一件', inspection: '验等得最久的一件' }
const idOf = ({ refundNumber }: ListedAftersales) => refundNumber

/** Refunds that members asked for, by what has to be done with them, what waits longest first; one of them is open in place of the list where the address names it. */
export function AftersalesPage() {
  const [words, change] = useWords()
  const { opened, open, close } = useOpened('refund')
  const read = AftersalesQuery.safeParse(words)
  const query = read.success ? read.data : AftersalesQuery.parse({})
  const list = useSteady(useAsk(aftersales.list, { query }), { idOf, query, isCovered: opened !== undefined })
  const rows = list.data?.results ?? []
  const rowOf = useCursor({ rows, idOf, open: (one) => open(idOf(one)), isCovered: opened !== undefined, isGone: list.isGone })
  if (opened !== undefined) return <CasePage key={opened} refundNumber={opened} rows={list.waiting} onOpen={open} onClose={close} />
  const { state } = query
  const label = OLDEST[state]
  const [first] = query.sort === 'oldest' ? list.waiting : []
  return (
    <QueueFrame
      queue="aftersales"
      news={list.news}
      oldest={label !== undefined && first ? { label, press: () => open(idOf(first)) } : undefined}
      tabs={
        <Segmented
          aria-label="状态"
          options={AftersalesState.options.map((value) => ({ value, label: stateLabel(value, list.data?.counts) }))}
          value={state}
          onChange={(next) => change({ state: next, page: undefined, sort: next === 'ended' ? 'newest' : undefined })}
        />
      }
      filters={
        <>
          <Select
            allowClear
            placeholder="方式"
            aria-label="退款方式"
            value={query.type}
            options={TYPES}
            onChange={(type: string | undefined) => change({ type, page: undefined })}
            style={{ width: 120 }}
          />
          <Input.Search
            allowClear
            placeholder="退款编号或订单号"
            aria-label="按退款编号或订单号查找"
            defaultValue={query.code}
            onSearch={(code) => change({ code: code.trim(), page: undefined })}
            style={{ width: 200 }}
          />
        </>
      }
      filtered={[query.type, query.code].filter(Boolean).length}
    >
      <Answered of={list}>
        {({ results, hits, currentPage }) => (
          <Table<ListedAftersales>
            className="queue-table"
            rowClassName={list.rowClassName}
            rowKey="refundNumber"
            dataSource={results}
            onRow={(one) => openingRow(rowOf(one), () => open(idOf(one)))}
            pagination={{ current: currentPage, pageSize: query.size, total: hits, showTotal: (total) => `共 ${total} 件` }}
            onChange={(pages, _filters, sorter) =>
              change({
                page: String(pages.current ?? 1),
                size: String(pages.pageSize ?? query.size),
                sort: !Array.isArray(sorter) && sorter.order === 'descend' ? 'newest' : undefined,
              })
            }
            locale={{
              emptyText: <QueueEmpty queue="aftersales" isWaiting={state === 'review' || state === 'inspection'} none={NONE[state]} />,
            }}
            columns={[
              {
                ...waitOf(state),
                sorter: true,
                sortDirections: ['ascend', 'descend', 'ascend'],
                sortOrder: query.sort === 'oldest' ? 'ascend' : 'descend',
              },
              MEMBER,
              ASKED,
              AMOUNT,
              STANDING,
              {
                title: <span className="unseen">操作</span>,
                className: 'queue-open',
                width: 88,
                render: (_cell, one) => <Button onClick={() => open(idOf(one))}>{VERBS[state] ?? '查看'}</Button>,
              },
            ]}
          />
        )}
      </Answered>
      <QueueKeys />
    </QueueFrame>
  )
}

type Counts = { review: number; parcel: number; inspection: number; money: number }
/** How many wait stands beside the name; of those that have ended nobody counts. */
const stateLabel = (state: AftersalesState, counts: Counts | undefined) =>
  counts && state !== 'ended' ? `${STATE_NAMES[state]} ${counts[state]}` : STATE_NAMES[state]
