import { Empty, Input, Select, Table, Typography } from 'antd'
import { PRICE_KEPT_WORDS, PriceKeptStatus } from '../../../src/contract/priceKept'
import { yuan } from '../../../src/lib/money'
import { shopTime } from '../../../src/lib/time'
import { priceKept, PriceKeptQuery, type ListedPriceKept } from '../../contract/priceKept'
import { useWords } from '../client/address'
import { useAsk } from '../client/useAsk'
import { Answered } from '../parts/Answered'

const STATUSES = Object.values(PriceKeptStatus).map((value) => ({ value, label: PRICE_KEPT_WORDS[value] }))

/** Differences that members asked for because a price fell: how each comes about, and where its money is. What the bank cannot send is closed among the refunds. */
export function PriceKeptPage() {
  const [words, change] = useWords()
  const read = PriceKeptQuery.safeParse(words)
  const query = read.success ? read.data : PriceKeptQuery.parse({})
  const list = useAsk(priceKept.list, { query })
  return (
    <div>
      <Typography.Title level={1} style={{ fontSize: 22, marginTop: 0 }}>
        价保记录
      </Typography.Title>
      <div className="filters">
        <Select
          allowClear
          placeholder="全部"
          aria-label="状态"
          value={query.status}
          options={STATUSES}
          onChange={(status: string | undefined) => change({ status, page: undefined })}
          style={{ width: 140 }}
        />
        <Input.Search
          allowClear
          placeholder="价保编号或订单号"
          aria-label="按价保编号或订单号查找"
          defaultValue={query.code}
          onSearch={(code) => change({ code: code.trim(), page: undefined })}
          style={{ width: 200 }}
        />
      </div>
      <Answered of={list}>
        {({ results, hits, currentPage }) => (
          <Table<ListedPriceKept>
            size="middle"
            rowKey="claimNumber"
            dataSource={results}
            pagination={{ current: currentPage, pageSize: query.size, total: hits, showTotal: (total) => `共 ${total} 件` }}
            onChange={({ current, pageSize }) => change({ page: String(current ?? 1), size: String(pageSize ?? query.size) })}
            locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="没有价保记录" /> }}
            columns={COLUMNS}
          />
        )}
      </Answered>
    </div>
  )
}

const COLUMNS = [
  { title: '申请时间', width: 150, render: (_cell: unknown, { askedAt }: ListedPriceKept) => shopTime(askedAt) },
  {
    title: '会员',
    width: 168,
    render: (_cell: unknown, { memberName, claimNumber }: ListedPriceKept) => (
      <span className="two-lines">
        {memberName || '（已注销）'}
        <small>{claimNumber}</small>
      </span>
    ),
  },
  {
    title: '商品',
    render: (_cell: unknown, { name, specification, quantity, orderCode }: ListedPriceKept) => (
      <span className="two-lines">
        {name} {specification} × {quantity}
        <small>订单 {orderCode}</small>
      </span>
    ),
  },
  {
    title: '差价',
    width: 190,
    align: 'right' as const,
    render: (_cell: unknown, { paid, today, amount }: ListedPriceKept) => (
      <span className="two-lines">
        {yuan(amount)} 元
        <small>
          实付 {yuan(paid)} − 现价 {yuan(today)}
        </small>
      </span>
    ),
  },
  {
    title: '退款',
    width: 150,
    render: (_cell: unknown, { status, paidAt }: ListedPriceKept) => (
      <span className="two-lines">
        {PRICE_KEPT_WORDS[status]}
        {paidAt !== null && <small>{shopTime(paidAt)}</small>}
      </span>
    ),
  },
]
