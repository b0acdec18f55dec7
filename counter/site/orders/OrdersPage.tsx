import { Empty, Input, Segmented, Select, Table, Tag, Typography } from 'antd'
import { order, OrderQuery, type CheckedOrder, type ListedOrder } from '../../contract/order'
import { yuan } from '../../../src/lib/money'
import { shopTime } from '../../../src/lib/time'
import { useWords } from '../client/address'
import { useAsk } from '../client/useAsk'
import { Answered } from '../parts/Answered'
import { lasting } from '../parts/lasting'
import { useCursor } from '../keys/useCursor'
import { HOLDER_COLUMN } from '../queues/HolderCell'
import { OpenButton } from '../queues/OpenButton'
import { useNext } from '../queues/useNext'
import { OrderDrawer } from './OrderDrawer'

const STATES = [
  { value: 'waiting', label: '待核对' },
  { value: 'checked', label: '已核对' },
]
const DRUGS = [
  { value: 'prescription', label: '有处方' },
  { value: 'other', label: '没有处方' },
]

/** Paid orders that wait for a pharmacist, what waits longest first; one of them is open where the address names it. */
export function OrdersPage() {
  const [words, change] = useWords()
  const read = OrderQuery.safeParse(words)
  const query = read.success ? read.data : OrderQuery.parse({})
  const list = useAsk(order.list, { query })
  const isWaiting = query.state === 'waiting'
  const close = () => {
    change({ order: undefined })
    void list.refetch()
  }
  const next = useNext({ rows: isWaiting ? list.data?.results : [], idOf: ({ orderCode }) => orderCode, current: words.order })
  const openNext = () => {
    change({ order: next?.orderCode })
    void list.refetch()
  }
  const rowOf = useCursor({
    rows: list.data?.results ?? [],
    idOf: ({ orderCode }) => orderCode,
    open: ({ orderCode }) => change({ order: orderCode }),
    isCovered: words.order !== undefined,
  })
  return (
    <div>
      <Typography.Title level={1} style={{ fontSize: 22, marginTop: 0 }}>
        核对订单
      </Typography.Title>
      <div className="filters">
        <Segmented
          options={STATES}
          value={query.state}
          onChange={(state) => change({ state, sort: state === 'waiting' ? undefined : 'newest', page: undefined })}
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
      </div>
      <Answered of={list}>
        {({ results, hits, currentPage }) => (
          <Table<ListedOrder>
            size="middle"
            rowKey="orderCode"
            dataSource={results}
            onRow={rowOf}
            pagination={{ current: currentPage, pageSize: query.size, total: hits, showTotal: (total) => `共 ${total} 条` }}
            onChange={(pages, _filters, sorter) =>
              change({
                page: String(pages.current ?? 1),
                size: String(pages.pageSize ?? query.size),
                sort: !Array.isArray(sorter) && sorter.order === 'descend' ? 'newest' : undefined,
              })
            }
            locale={{
              emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={isWaiting ? '没有待核对的订单' : '还没有核对过订单'} />,
            }}
            columns={[
              { title: '订单编号', width: 190, dataIndex: 'orderCode' },
              { title: '药品', render: (_cell, one) => <Drugs of={one} /> },
              { title: '实付', width: 110, responsive: ['lg'], render: (_cell, { payable }) => `${yuan(payable)} 元` },
              {
                title: isWaiting ? '付款时间' : '核对',
                key: 'since',
                width: 210,
                sorter: true,
                sortDirections: ['ascend', 'descend', 'ascend'],
                sortOrder: query.sort === 'oldest' ? 'ascend' : 'descend',
                render: (_cell, one) => (one.check ? <Checked check={one.check} /> : <Since paidAt={one.paidAt} />),
              },
              ...(isWaiting ? [HOLDER_COLUMN] : []),
              {
                title: '',
                width: 100,
                render: (_cell, { orderCode, holder }) => (
                  <OpenButton label="核对" {...{ isWaiting, holder }} onOpen={() => change({ order: orderCode })} />
                ),
              },
            ]}
          />
        )}
      </Answered>
      {words.order !== undefined && <OrderDrawer key={words.order} orderCode={words.order} onClose={close} onNext={next && openNext} />}
    </div>
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

const Since = ({ paidAt }: { paidAt: string }) => (
  <>
    {shopTime(paidAt)}
    <div>已等 {lasting((Date.now() - Date.parse(paidAt)) / 1000)}</div>
  </>
)

const Checked = ({ check: { at, by, refusal } }: { check: NonNullable<CheckedOrder['check']> }) => (
  <>
    {shopTime(at)} {by}
    <div className={refusal === null ? '' : 'late'}>{refusal === null ? '通过' : `不通过：${refusal}`}</div>
  </>
)
