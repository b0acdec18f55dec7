import { Segmented, Table, Tag, Typography } from 'antd'
import { StockReminderQuery, stockReminder, type AwaitedSku } from '../../contract/stockReminder'
import { useWords } from '../client/address'
import { useAsk } from '../client/useAsk'
import { QueueEmpty } from '../queues/QueueEmpty'
import { QueueFrame } from '../queues/QueueFrame'
import { QueueKeys } from '../queues/QueueKeys'
import { Answered } from '../parts/Answered'
import { useSteady } from '../queues/useSteady'
import { WaitCell } from '../queues/WaitCell'

const ORDERS = [
  { value: 'longest', label: '等得最久' },
  { value: 'most', label: '等的人最多' },
]

const idOf = ({ skuCode }: AwaitedSku) => skuCode

/** What members wait for until it can be bought again. Read only: they are told by themselves as soon as there is stock. */
export function StockRemindersPage() {
  const [words, change] = useWords()
  const read = StockReminderQuery.safeParse(words)
  const query = read.success ? read.data : StockReminderQuery.parse({})
  const list = useSteady(useAsk(stockReminder.list, { query }), { idOf, query })
  return (
    <QueueFrame
      queue="stockReminders"
      news={list.news}
      filters={
        <>
          <Segmented options={ORDERS} value={query.order} onChange={(order) => change({ order, page: undefined })} />
          <Typography.Text type="secondary" style={{ alignSelf: 'center' }}>
            上架并有库存后，系统会自动通知登记的会员
          </Typography.Text>
        </>
      }
    >
      <Answered of={list}>
        {({ results, hits, currentPage }) => (
          <Table<AwaitedSku>
            className="queue-table"
            rowKey="skuCode"
            rowClassName={list.rowClassName}
            dataSource={results}
            pagination={{ current: currentPage, pageSize: query.size, total: hits, showTotal: (total) => `共 ${total} 种` }}
            onChange={({ current, pageSize }) => change({ page: String(current ?? 1), size: String(pageSize ?? query.size) })}
            locale={{ emptyText: <QueueEmpty queue="stockReminders" isWaiting none="没有人在等到货" /> }}
            columns={[
              { title: '最早登记', width: 148, render: (_cell, { since }) => <WaitCell queue="stockReminders" since={since} /> },
              { title: '商品', render: (_cell, one) => <Product of={one} /> },
              { title: '登记人数', dataIndex: 'people', width: 110 },
              { title: '库存', width: 130, render: (_cell, one) => <Stock of={one} /> },
            ]}
          />
        )}
      </Answered>
      <QueueKeys />
    </QueueFrame>
  )
}

const Product = ({ of: { productCode, name, specification, skuCode } }: { of: AwaitedSku }) => (
  <>
    <a href={`/product/${productCode}.html`} target="_blank" rel="noreferrer">
      {name}
    </a>
    <div>
      <Typography.Text type="secondary">
        {specification}，编码 {skuCode}
      </Typography.Text>
    </div>
  </>
)

const Stock = ({ of: { stock, isOffShelf } }: { of: AwaitedSku }) => (
  <>
    {stock} {isOffShelf && <Tag>已下架</Tag>}
  </>
)
