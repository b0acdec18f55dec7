import { Button, Empty, Input, Table, Typography } from 'antd'
import { useState } from 'react'
import { shopTime } from '../../../src/lib/time'
import { compensation, CompensationQuery, type Compensation } from '../../contract/compensation'
import { useWords } from '../client/address'
import { useAsk } from '../client/useAsk'
import { Answered } from '../parts/Answered'
import { GiveDialog } from './GiveDialog'

/** What was given for orders where something went wrong, and the way to give. */
export function CompensationsPage() {
  const [words, change] = useWords()
  const read = CompensationQuery.safeParse(words)
  const query = read.success ? read.data : CompensationQuery.parse({})
  const list = useAsk(compensation.list, { query })
  const [isGiving, setGiving] = useState(false)
  const close = () => {
    setGiving(false)
    void list.refetch()
  }
  return (
    <div>
      <Typography.Title level={1} style={{ fontSize: 22, marginTop: 0 }}>
        补发
      </Typography.Title>
      <div className="filters">
        <Input.Search
          allowClear
          placeholder="订单号"
          aria-label="按订单号查找"
          defaultValue={query.code}
          onSearch={(code) => change({ code: code.trim(), page: undefined })}
          style={{ width: 220 }}
        />
        <Button type="primary" onClick={() => setGiving(true)}>
          补发
        </Button>
      </div>
      <Answered of={list}>
        {({ results, hits, currentPage }) => (
          <Table<Compensation>
            size="middle"
            rowKey="compensationId"
            dataSource={results}
            pagination={{ current: currentPage, pageSize: query.size, total: hits, showTotal: (total) => `共 ${total} 次` }}
            onChange={({ current, pageSize }) => change({ page: String(current ?? 1), size: String(pageSize ?? query.size) })}
            locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="还没有补发过" /> }}
            columns={COLUMNS}
          />
        )}
      </Answered>
      {isGiving && <GiveDialog orderCode={query.code ?? ''} onClose={close} />}
    </div>
  )
}

const COLUMNS = [
  { title: '时间', width: 150, render: (_cell: unknown, { givenAt }: Compensation) => shopTime(givenAt) },
  {
    title: '会员',
    width: 200,
    render: (_cell: unknown, { memberName, orderCode }: Compensation) => (
      <span className="two-lines">
        {memberName || '（已注销）'}
        <small>订单 {orderCode}</small>
      </span>
    ),
  },
  { title: '补发', width: 200, render: (_cell: unknown, { gift }: Compensation) => gift },
  { title: '原因', render: (_cell: unknown, { reason }: Compensation) => reason },
  { title: '经办人', width: 120, render: (_cell: unknown, { givenBy }: Compensation) => givenBy },
]
