import { Button, Input, Segmented, Select, Table } from 'antd'
import { useState } from 'react'
import { pay, REFUND_WAY_NAMES, refundOrder, RefundQuery, RefundWay, type CounterRefund } from '../../contract/pay'
import { yuan } from '../../../src/lib/money'
import { shopTime } from '../../../src/lib/time'
import { useWords } from '../client/address'
import { useAsk } from '../client/useAsk'
import { QueueEmpty } from '../queues/QueueEmpty'
import { QueueFrame } from '../queues/QueueFrame'
import { QueueKeys } from '../queues/QueueKeys'
import { Answered } from '../parts/Answered'
import { pagesOf, sortedTable } from '../parts/sortedTable'
import { useSteady } from '../queues/useSteady'
import { WaitCell } from '../queues/WaitCell'
import { ClosingDialog } from './ClosingDialog'

const STATES = [
  { value: 'failed', label: '退不回去' },
  { value: 'waiting', label: '退款中' },
  { value: 'closed', label: '人工了结' },
]
const NONE = { failed: '没有退不回去的款项', waiting: '没有在途的退款', closed: '还没有人工了结过退款' }

const idOf = ({ refundNumber }: CounterRefund) => refundNumber

/** What a change of the state leaves behind. */
const RESET = { page: undefined, sort: undefined, order: undefined, way: undefined }

/** Money that has to go back, the oldest first; what the provider cannot send back is closed here once somebody has. */
export function RefundsPage() {
  const [words, change] = useWords()
  const read = RefundQuery.safeParse(words)
  const query = read.success ? read.data : RefundQuery.parse({})
  const { onChange, column } = sortedTable<CounterRefund>({ query, order: refundOrder(query), change })
  const [closing, setClosing] = useState<CounterRefund>()
  const list = useSteady(useAsk(pay.refunds, { query }), { idOf, query, isCovered: closing !== undefined })
  const close = () => {
    setClosing(undefined)
    void list.refetch()
  }
  const next = query.state === 'failed' ? list.waiting.find((one) => one.refundNumber !== closing?.refundNumber) : undefined
  const openNext = () => {
    setClosing(next)
    void list.refetch()
  }
  const reread = async () => {
    const { data } = await list.refetch()
    setClosing(data?.results.find((one) => one.refundNumber === closing?.refundNumber))
  }
  return (
    <QueueFrame
      queue="refunds"
      news={list.news}
      filters={
        <>
          <Segmented options={STATES} value={query.state} onChange={(state) => change({ ...RESET, state })} />
          <Input.Search
            allowClear
            placeholder="订单号"
            aria-label="按订单号查找"
            defaultValue={query.code}
            onSearch={(code) => change({ code: code.trim(), page: undefined })}
            style={{ width: 200 }}
          />
          {query.state === 'closed' && (
            <Select
              allowClear
              placeholder="退款方式"
              aria-label="退款方式"
              value={query.way}
              options={RefundWay.options.map((value) => ({ value, label: REFUND_WAY_NAMES[value] }))}
              onChange={(way: string | undefined) => change({ way, page: undefined })}
              style={{ width: 220 }}
            />
          )}
        </>
      }
    >
      <Answered of={list}>
        {(page) => (
          <Table<CounterRefund>
            className="queue-table"
            rowKey="refundNumber"
            rowClassName={list.rowClassName}
            dataSource={page.results}
            pagination={pagesOf(page, query)}
            onChange={onChange}
            locale={{ emptyText: <QueueEmpty queue="refunds" isWaiting={query.state === 'failed'} none={NONE[query.state]} /> }}
            columns={[
              { title: '退的是', width: 200, render: (_cell, { noun, subjectCode }) => `${noun} ${subjectCode}` },
              { title: '金额', ...column('amount'), width: 110, render: (_cell, { amount }) => `${yuan(amount)} 元` },
              { title: '为什么退', dataIndex: 'reason', responsive: ['lg'] },
              {
                title: query.state === 'failed' ? '从何时起退不回去' : '申请时间',
                ...(query.state !== 'closed' && column('since')),
                width: 170,
                render: (_cell, { failedAt, requestedAt, closing: done }) =>
                  done ? shopTime(requestedAt) : <WaitCell queue="refunds" since={failedAt ?? requestedAt} />,
              },
              ...(query.state === 'closed'
                ? [{ title: '了结', ...column('since'), render: (_cell: unknown, one: CounterRefund) => <Closing of={one} /> }]
                : [{ title: '支付平台', render: (_cell: unknown, one: CounterRefund) => <Attempts of={one} /> }]),
              ...(query.state === 'failed'
                ? [
                    {
                      title: <span className="unseen">操作</span>,
                      // No press on a row does it: the button stays on a narrow screen.
                      align: 'right' as const,
                      width: 96,
                      render: (_cell: unknown, one: CounterRefund) => (
                        <Button type="primary" onClick={() => setClosing(one)}>
                          了结
                        </Button>
                      ),
                    },
                  ]
                : []),
            ]}
          />
        )}
      </Answered>
      <QueueKeys />
      {closing && (
        <ClosingDialog key={closing.refundNumber} of={closing} onClose={close} onNext={next && openNext} onReread={() => void reread()} />
      )}
    </QueueFrame>
  )
}

const Attempts = ({ of: { refundNumber, attempts, lastError } }: { of: CounterRefund }) => (
  <>
    {refundNumber}
    <div>
      <small>
        试过 {attempts} 次{lastError !== null && `：${lastError}`}
      </small>
    </div>
  </>
)

const Closing = ({ of: { closing } }: { of: CounterRefund }) =>
  closing && (
    <>
      {shopTime(closing.at)} {closing.by} {REFUND_WAY_NAMES[closing.way]}
      <div>{closing.note}</div>
    </>
  )
