import { Button, Empty, Select, Space, Table, Typography } from 'antd'
import { promotion, promotionOrder, PromotionQuery, type Promotion } from '../../contract/promotion'
import { shopTime } from '../../../src/lib/time'
import { useOpened, useWords } from '../client/address'
import { useAsk } from '../client/useAsk'
import { Answered } from '../parts/Answered'
import { ComingRevisions } from '../parts/ComingRevisions'
import { STANDINGS, StandingTag } from '../parts/Period'
import { pagesOf, sortedTable } from '../parts/sortedTable'
import { PromotionPage } from './PromotionPage'
import '../products/products.css'

/** Promotions: what they say, to which products, from when until when. The address says which is open, or what a new one is made like: `?id=full69`. */
export function PromotionsPage() {
  const [{ id: _id, like, ...words }, change] = useWords()
  const { opened, open, close } = useOpened('id')
  const read = PromotionQuery.safeParse(words)
  const query = read.success ? read.data : PromotionQuery.parse({})
  const list = useAsk(promotion.list, { query })
  const { onChange, column } = sortedTable<Promotion>({ query, order: promotionOrder(query), change })
  const begin = (model?: string) => open(crypto.randomUUID(), { like: model })
  const leave = () => close({ like: undefined })
  if (opened !== undefined)
    return <PromotionPage key={opened} promotionId={opened} like={like} onClose={leave} onSaved={() => void list.refetch()} />
  return (
    <div>
      <Typography.Title level={1} style={{ fontSize: 22, marginTop: 0 }}>
        促销活动
      </Typography.Title>
      <ComingRevisions subject="promotion" />
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
          新建活动
        </Button>
      </div>
      <Answered of={list}>
        {(page) => (
          <Table<Promotion>
            size="middle"
            rowKey="promotionId"
            dataSource={page.results}
            pagination={pagesOf(page, { size: query.size, noun: '个活动' })}
            onChange={onChange}
            locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="没有促销活动" /> }}
            columns={[
              { title: '标签', ...column('text'), width: 130, dataIndex: 'text' },
              { title: '说明', dataIndex: 'detail' },
              {
                title: '范围',
                width: 150,
                responsive: ['lg'],
                render: (_cell, { productCount }) => (productCount === null ? '除处方药外全部' : `${productCount} 件商品`),
              },
              { title: '开始', ...column('beginsAt'), width: 150, responsive: ['xl'], render: (_cell, { beginsAt }) => shopTime(beginsAt) },
              { title: '结束', ...column('endsAt'), width: 150, render: (_cell, { endsAt }) => shopTime(endsAt) },
              { title: '状态', width: 90, render: (_cell, one) => <StandingTag of={one.standing} /> },
              {
                title: <span className="unseen">操作</span>,
                width: 190,
                render: (_cell, one) => (
                  <Space>
                    <Button onClick={() => open(one.promotionId)}>修改</Button>
                    <Button onClick={() => begin(one.promotionId)}>照此新建</Button>
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
