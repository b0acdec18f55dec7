import { Button, Empty, Select, Space, Table, Tag, Typography } from 'antd'
import { lottery, lotteryOrder, LotteryQuery, type Lottery } from '../../contract/lottery'
import { shopTime } from '../../../src/lib/time'
import { useOpened, useWords } from '../client/address'
import { useAsk } from '../client/useAsk'
import { Answered } from '../parts/Answered'
import { ComingRevisions } from '../parts/ComingRevisions'
import { STANDINGS, StandingTag } from '../parts/Period'
import { pagesOf, sortedTable } from '../parts/sortedTable'
import { LotteryPage } from './LotteryPage'
import '../products/products.css'

/** Draws: when they run, how often somebody drew and won. The address says which is open, or what a new one is made like: `?id=welcome-draw`. */
export function LotteriesPage() {
  const [{ id: _id, like, ...words }, change] = useWords()
  const { opened, open, close } = useOpened('id')
  const read = LotteryQuery.safeParse(words)
  const query = read.success ? read.data : LotteryQuery.parse({})
  const list = useAsk(lottery.list, { query })
  const { onChange, column } = sortedTable<Lottery>({ query, order: lotteryOrder(query), change })
  const begin = (model?: string) => open(crypto.randomUUID(), { like: model })
  const leave = () => close({ like: undefined })
  if (opened !== undefined)
    return <LotteryPage key={opened} activityId={opened} like={like} onClose={leave} onSaved={() => void list.refetch()} />
  return (
    <div>
      <Typography.Title level={1} style={{ fontSize: 22, marginTop: 0 }}>
        抽奖活动
      </Typography.Title>
      <ComingRevisions subject="lottery" />
      <div className="filters">
        <Select
          allowClear
          placeholder="全部"
          aria-label="状态"
          value={query.standing}
          options={[...STANDINGS]}
          onChange={(chosen: string | undefined) => change({ standing: chosen, page: undefined })}
          style={{ width: 140 }}
        />
        <Button type="primary" onClick={() => begin()}>
          新建抽奖活动
        </Button>
      </div>
      <Answered of={list}>
        {(page) => (
          <Table<Lottery>
            size="middle"
            rowKey="activityId"
            dataSource={page.results}
            pagination={pagesOf(page, { size: query.size, noun: '个' })}
            onChange={onChange}
            locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="没有抽奖活动" /> }}
            columns={[
              { title: '活动名称', ...column('title'), dataIndex: 'title' },
              { title: '开始', ...column('beginsAt'), width: 150, render: (_cell, { beginsAt }) => shopTime(beginsAt) },
              { title: '结束', ...column('endsAt'), width: 150, render: (_cell, { endsAt }) => shopTime(endsAt) },
              { title: '抽奖次数', width: 110, align: 'right', dataIndex: 'draws' },
              { title: '中奖次数', width: 110, align: 'right', dataIndex: 'wins' },
              {
                title: '状态',
                width: 100,
                render: (_cell, { isStopped, standing }) => (isStopped ? <Tag>已停止</Tag> : <StandingTag of={standing} />),
              },
              {
                title: <span className="unseen">操作</span>,
                width: 190,
                render: (_cell, one) => (
                  <Space>
                    <Button onClick={() => open(one.activityId)}>{one.standing === 'coming' ? '修改' : '查看'}</Button>
                    <Button onClick={() => begin(one.activityId)}>照此新建</Button>
                  </Space>
                ),
              },
            ]}
          />
        )}
      </Answered>
    </div>
  )
}
