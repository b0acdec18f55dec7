import { Alert, Empty, Input, Segmented, Table, Typography } from 'antd'
import { yuan } from '../../../src/lib/money'
import { daysAfter, shopDate, shopTime } from '../../../src/lib/time'
import { insurance, InsuredUseQuery, type InsuredUse } from '../../contract/insurance'
import { useWords } from '../client/address'
import { useAsk } from '../client/useAsk'
import { Answered } from '../parts/Answered'
import { pagesOf } from '../parts/sortedTable'

/** Days that are shown first, today among them. */
const DAYS = 30
const STATES = [
  { value: 'taken', label: '已收货，待结算' },
  { value: 'held', label: '未收货，占用中' },
]

/** What insurers owe for orders that were received, and what orders under way hold. */
export function InsuredUsesPage() {
  const [words, change] = useWords()
  const today = shopDate(Date.now())
  const read = InsuredUseQuery.safeParse({ from: daysAfter(today, 1 - DAYS), to: today, ...words })
  const day = (name: 'from' | 'to', label: string) => (
    <Input
      type="date"
      aria-label={label}
      value={words[name] ?? (name === 'to' ? today : daysAfter(today, 1 - DAYS))}
      max={today}
      onChange={({ target }) => change({ [name]: target.value, page: undefined })}
      style={{ width: 150 }}
    />
  )
  const isTaken = words.state !== 'held'
  return (
    <div className="stack">
      <Typography.Title level={1} style={{ fontSize: 22, margin: 0 }}>
        商保结算
      </Typography.Title>
      <div className="filters">
        <Segmented
          aria-label="状态"
          options={STATES}
          value={isTaken ? 'taken' : 'held'}
          onChange={(state) => change({ state, page: undefined })}
        />
        {isTaken && (
          <>
            {day('from', '开始日期')}
            <span style={{ alignSelf: 'center' }}>至</span>
            {day('to', '结束日期')}
          </>
        )}
      </div>
      {read.success ? <Uses of={read.data} /> : <Alert type="error" showIcon message={read.error.issues[0]?.message} />}
    </div>
  )
}

function Uses({ of: query }: { of: InsuredUseQuery }) {
  const [, change] = useWords()
  const uses = useAsk(insurance.uses, { query })
  return (
    <Answered of={uses}>
      {(page) => (
        <>
          {page.owed.map(({ insurer, orders, cents }) => (
            <p key={insurer}>
              {insurer}：{orders} 单，共 <strong>¥{yuan(cents)}</strong>
            </p>
          ))}
          <Table<InsuredUse>
            size="middle"
            rowKey="orderCode"
            dataSource={page.results}
            pagination={pagesOf(page, { size: query.size, noun: '单' })}
            onChange={({ current, pageSize }) => change({ page: String(current ?? 1), size: String(pageSize ?? query.size) })}
            locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="没有商保支付的订单" /> }}
            columns={COLUMNS}
          />
        </>
      )}
    </Answered>
  )
}

const COLUMNS = [
  { title: '订单', width: 190, dataIndex: 'orderCode' },
  {
    title: '方案',
    render: (_cell: unknown, { planName, insurer }: InsuredUse) => (
      <span className="two-lines">
        {planName}
        <small>{insurer}</small>
      </span>
    ),
  },
  { title: '保单号', width: 200, dataIndex: 'policyNumber' },
  { title: '商保付', width: 110, render: (_cell: unknown, { cents }: InsuredUse) => `¥${yuan(cents)}` },
  { title: '已退回', width: 110, render: (_cell: unknown, { back }: InsuredUse) => (back > 0 ? `¥${yuan(back)}` : '') },
  { title: '下单', width: 150, render: (_cell: unknown, { heldAt }: InsuredUse) => shopTime(heldAt) },
  { title: '收货', width: 150, render: (_cell: unknown, { takenAt }: InsuredUse) => takenAt && shopTime(takenAt) },
]
