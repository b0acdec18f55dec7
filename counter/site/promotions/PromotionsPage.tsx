import { Button, Empty, Select, Space, Table, Typography } from 'antd'
import { useState } from 'react'
import { promotion, Standing, type Promotion } from '../../contract/promotion'
import { shopTime } from '../../../src/lib/time'
import { useWords } from '../client/address'
import { useAsk } from '../client/useAsk'
import { Answered } from '../parts/Answered'
import { STANDINGS, StandingTag } from '../parts/Period'
import { PromotionDialog } from './PromotionDialog'
import '../products/products.css'

/** Promotions: what they say, to which products, from when until when. */
export function PromotionsPage() {
  const [words, change] = useWords()
  const standing = Standing.safeParse(words.standing).data
  const list = useAsk(promotion.list, { query: { ...(standing && { standing }) } })
  const [editing, setEditing] = useState<{ of: Promotion; isNew: boolean }>()
  const reread = (promotionId: string) => list.refetch().then(({ data }) => data?.results.find((one) => one.promotionId === promotionId))
  return (
    <div>
      <Typography.Title level={1} style={{ fontSize: 22, marginTop: 0 }}>
        促销活动
      </Typography.Title>
      <div className="filters">
        <Select
          allowClear
          placeholder="全部"
          aria-label="状态"
          value={standing}
          options={[...STANDINGS]}
          onChange={(chosen: string | undefined) => change({ standing: chosen })}
          style={{ width: 140 }}
        />
      </div>
      <Answered of={list}>
        {({ results }) => (
          <Table<Promotion>
            size="middle"
            rowKey="promotionId"
            dataSource={results}
            pagination={false}
            locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="没有促销活动" /> }}
            columns={[
              { title: '标签', width: 130, dataIndex: 'text' },
              { title: '说明', dataIndex: 'detail' },
              {
                title: '范围',
                width: 150,
                responsive: ['lg'],
                render: (_cell, { productCount }) => (productCount === null ? '除处方药外全部' : `${productCount} 件商品`),
              },
              { title: '开始', width: 150, responsive: ['xl'], render: (_cell, { beginsAt }) => shopTime(beginsAt) },
              { title: '结束', width: 150, render: (_cell, { endsAt }) => shopTime(endsAt) },
              { title: '状态', width: 90, render: (_cell, one) => <StandingTag of={one.standing} /> },
              {
                title: '',
                width: 190,
                render: (_cell, one) => (
                  <Space>
                    <Button type="primary" onClick={() => setEditing({ of: one, isNew: false })}>
                      修改
                    </Button>
                    <Button onClick={() => setEditing({ of: one, isNew: true })}>照此新建</Button>
                  </Space>
                ),
              },
            ]}
          />
        )}
      </Answered>
      {editing && (
        <PromotionDialog
          {...editing}
          reread={() => reread(editing.of.promotionId)}
          onClose={() => {
            setEditing(undefined)
            void list.refetch()
          }}
        />
      )}
    </div>
  )
}
