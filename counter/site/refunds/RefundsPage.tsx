import { Button, Empty, Segmented, Table, Typography } from 'antd'
import { useState } from 'react'
import { pay, REFUND_WAY_NAMES, RefundQuery, type CounterRefund } from '../../contract/pay'
import { yuan } from '../../../src/lib/money'
import { shopTime } from '../../../src/lib/time'
import { useWords } from '../client/address'
import { useAsk } from '../client/useAsk'
import { Answered } from '../parts/Answered'
import { Waited } from '../parts/Waited'
import { ClosingDialog } from './ClosingDialog'

const STATES = [
  { value: 'failed', label: '退不回去' },
  { value: 'waiting', label: '退款中' },
  { value: 'closed', label: '人工了结' },
]
const NONE = { failed: '没有退不回去的款项', waiting: '没有在途的退款', closed: '还没有人工了结过退款' }

/** Money that has to go back, the oldest first; what the provider cannot send back is closed here once somebody has. */
export function RefundsPage() {
  const [words, change] = useWords()
  const read = RefundQuery.safeParse(words)
  const query = read.success ? read.data : RefundQuery.parse({})
  const list = useAsk(pay.refunds, { query })
  const [closing, setClosing] = useState<CounterRefund>()
  const close = () => {
    setClosing(undefined)
    void list.refetch()
  }
  return (
    <div>
      <Typography.Title level={1} style={{ fontSize: 22, marginTop: 0 }}>
        退款
      </Typography.Title>
      <div className="filters">
        <Segmented options={STATES} value={query.state} onChange={(state) => change({ state, page: undefined })} />
      </div>
      <Answered of={list}>
        {({ results, hits, currentPage }) => (
          <Table<CounterRefund>
            size="middle"
            rowKey="refundNumber"
            dataSource={results}
            pagination={{ current: currentPage, pageSize: query.size, total: hits, showTotal: (total) => `共 ${total} 条` }}
            onChange={({ current, pageSize }) => change({ page: String(current ?? 1), size: String(pageSize ?? query.size) })}
            locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={NONE[query.state]} /> }}
            columns={[
              { title: '退的是', width: 200, render: (_cell, { noun, subjectCode }) => `${noun} ${subjectCode}` },
              { title: '金额', width: 110, render: (_cell, { amount }) => `${yuan(amount)} 元` },
              { title: '为什么退', dataIndex: 'reason', responsive: ['lg'] },
              {
                title: query.state === 'failed' ? '从何时起退不回去' : '申请时间',
                width: 170,
                render: (_cell, { failedAt, requestedAt, closing: done }) =>
                  done ? shopTime(requestedAt) : <Waited since={failedAt ?? requestedAt} />,
              },
              ...(query.state === 'closed'
                ? [{ title: '了结', render: (_cell: unknown, one: CounterRefund) => <Closing of={one} /> }]
                : [{ title: '支付平台', render: (_cell: unknown, one: CounterRefund) => <Attempts of={one} /> }]),
              ...(query.state === 'failed'
                ? [
                    {
                      title: '',
                      width: 120,
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
      {closing && <ClosingDialog of={closing} onClose={close} />}
    </div>
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
