import { Input, Segmented, Select, Table, Tag } from 'antd'
import { order, OrderQuery, type CheckedOrder, type ListedOrder } from '../../contract/order'
import { yuan } from '../../../src/lib/money'
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
import { useCursor } from '../keys/useCursor'
import { HOLDER_COLUMN } from '../queues/HolderCell'
import { OpenButton } from '../queues/OpenButton'
import { useNext } from '../queues/useNext'
import { useSteady } from '../queues/useSteady'
import { OrderDrawer } from './OrderDrawer'

const STATES = [
  { value: 'waiting', label: '待核对' },
  { value: 'checked', label: '已核对' },
]
const DRUGS = [
  { value: 'prescription', label: '有处方' },
  { value: 'other', label: '没有处方' },
]

const idOf = ({ orderCode }: ListedOrder) => orderCode

/** Paid orders that wait for a pharmacist, what waits longest first; one of them is open where the address names it. */
export function OrdersPage() {
  const [words, change] = useWords()
  const { opened, open, ...drawer } = useOpened('order')
  const read = OrderQuery.safeParse(words)
  const query = read.success ? read.data : OrderQuery.parse({})
  const list = useSteady(useAsk(order.list, { query }), { idOf, query, isCovered: opened !== undefined })
  const isWaiting = query.state === 'waiting'
  const close = () => {
    drawer.close()
    void list.refetch()
  }
  const next = useNext({ rows: isWaiting ? list.waiting : [], idOf, current: opened })
  const openNext = () => {
    if (next) open(next.orderCode)
    void list.refetch()
  }
  const rowOf = useCursor({
    rows: list.data?.results ?? [],
    ...{ idOf, isGone: list.isGone },
    open: ({ orderCode }) => open(orderCode),
    isCovered: opened !== undefined,
  })
  const sorted = {
    key: 'since',
    sorter: true,
    sortDirections: ['ascend', 'descend', 'ascend'] as Array<'ascend' | 'descend'>,
    sortOrder: query.sort === 'oldest' ? ('ascend' as const) : ('descend' as const),
  }
  const [first] = isWaiting ? list.waiting : []
  return (
    <QueueFrame
      queue="orders"
      news={list.news}
      oldest={first && { label: '核对等得最久的一单', press: () => open(first.orderCode) }}
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
          <Segmented
            options={STATES}
            value={query.state}
            onChange={(state) => change({ state, sort: state === 'waiting' ? undefined : 'newest', hold: undefined, page: undefined })}
          />
          <Select
            allowClear
            placeholder="处方"
            aria-label="处方"
            value={query.drugs}
            onChange={(drugs: string | undefined) => change({ drugs, page: undefined })}
            options={DRUGS}
            style={{ width: 120 }}
          />
          <Input.Search
            allowClear
            placeholder="订单编号"
            aria-label="按订单编号查找"
            defaultValue={query.code}
            onSearch={(code) => change({ code, page: undefined })}
            style={{ width: 220 }}
          />
        </>
      }
    >
      <Answered of={list}>
        {({ results, hits, currentPage }) => (
          <Table<ListedOrder>
            className="queue-table"
            rowClassName={list.rowClassName}
            rowKey="orderCode"
            dataSource={results}
            onRow={(one) => openingRow(rowOf(one), () => open(one.orderCode))}
            pagination={{ current: currentPage, pageSize: query.size, total: hits, showTotal: (total) => `共 ${total} 条` }}
            onChange={(pages, _filters, sorter) =>
              change({
                page: String(pages.current ?? 1),
                size: String(pages.pageSize ?? query.size),
                sort: !Array.isArray(sorter) && sorter.order === 'descend' ? 'newest' : undefined,
              })
            }
            locale={{
              emptyText: <QueueEmpty queue="orders" isWaiting={isWaiting} none={isWaiting ? '没有待核对的订单' : '还没有核对过订单'} />,
            }}
            columns={[
              ...(isWaiting ? [{ ...WAIT, ...sorted }] : []),
              { title: '订单编号', width: 170, dataIndex: 'orderCode' },
              { title: '药品', render: (_cell, one) => <Drugs of={one} /> },
              { title: '实付', width: 110, responsive: ['lg'], render: (_cell, { payable }) => `${yuan(payable)} 元` },
              ...(isWaiting ? [HOLDER_COLUMN] : [{ ...CHECKED, ...sorted }]),
              {
                title: <span className="unseen">操作</span>,
                className: 'queue-open',
                width: 100,
                render: (_cell, { orderCode, holder }) => (
                  <OpenButton label="核对" {...{ isWaiting, holder }} onOpen={() => open(orderCode)} />
                ),
              },
            ]}
          />
        )}
      </Answered>
      <QueueKeys />
      {opened !== undefined && <OrderDrawer key={opened} orderCode={opened} onClose={close} onNext={next && openNext} />}
    </QueueFrame>
  )
}

const Drugs = ({ of: { lines, patientName, hasPrescription } }: { of: CheckedOrder }) => (
  <>
    {lines.map(({ name, specification, quantity }) => (
      <div key={`${name}${specification}`}>
        {name} {specification} × {quantity}
      </div>
    ))}
    {hasPrescription && <Tag color="red">处方{patientName === null ? '' : `：${patientName}`}</Tag>}
  </>
)

const Checked = ({ check: { at, by, refusal } }: { check: NonNullable<CheckedOrder['check']> }) => (
  <>
    {shopTime(at)} {by}
    <div className={refusal === null ? '' : 'late'}>{refusal === null ? '通过' : `不通过：${refusal}`}</div>
  </>
)

const WAIT = { title: '等待', width: 148, render: (_cell: unknown, { paidAt }: ListedOrder) => <WaitCell queue="orders" since={paidAt} /> }
const CHECKED = {
  title: '核对',
  width: 210,
  render: (_cell: unknown, { check }: ListedOrder) => check && <Checked check={check} />,
}
