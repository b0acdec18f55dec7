import { Button, Empty, Select, Space, Table, Typography } from 'antd'
import { coupon, couponOrder, CouponQuery, type CouponType } from '../../contract/coupon'
import { shopTime } from '../../../src/lib/time'
import { useOpened, useWords } from '../client/address'
import { useAsk } from '../client/useAsk'
import { Answered } from '../parts/Answered'
import { ComingRevisions } from '../parts/ComingRevisions'
import { STANDINGS, StandingTag } from '../parts/Period'
import { pagesOf, sortedTable } from '../parts/sortedTable'
import { CouponPage } from './CouponPage'
import '../products/products.css'

/** Coupons: what they take off, how many are left and held, from when until when they are drawn. The address says which is open, or what a new one is made like: `?id=shop99`. */
export function CouponsPage() {
  const [{ id: _id, like, ...words }, change] = useWords()
  const { opened, open, close } = useOpened('id')
  const read = CouponQuery.safeParse(words)
  const query = read.success ? read.data : CouponQuery.parse({})
  const list = useAsk(coupon.list, { query })
  const { onChange, column } = sortedTable<CouponType>({ query, order: couponOrder(query), change })
  const begin = (model?: string) => open(crypto.randomUUID(), { like: model })
  const leave = () => close({ like: undefined })
  if (opened !== undefined)
    return <CouponPage key={opened} couponType={opened} like={like} onClose={leave} onSaved={() => void list.refetch()} />
  return (
    <div>
      <Typography.Title level={1} style={{ fontSize: 22, marginTop: 0 }}>
        优惠券
      </Typography.Title>
      <ComingRevisions subject="coupon" />
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
          新建优惠券
        </Button>
      </div>
      <Answered of={list}>
        {(page) => (
          <Table<CouponType>
            size="middle"
            rowKey="couponType"
            dataSource={page.results}
            pagination={pagesOf(page, { size: query.size, noun: '种' })}
            onChange={onChange}
            locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="没有优惠券" /> }}
            columns={[
              { title: '券名', ...column('name'), width: 150, dataIndex: 'name' },
              {
                title: '面额',
                ...column('amount'),
                width: 160,
                dataIndex: 'brief',
              },
              { title: '规则', responsive: ['xl'], dataIndex: 'rule' },
              {
                title: '范围',
                width: 130,
                responsive: ['xxl'],
                render: (_cell, { productCount }) => (productCount === null ? '除处方药外全部' : `${productCount} 件商品`),
              },
              { title: '剩余', ...column('remaining'), width: 90, align: 'right', dataIndex: 'remaining' },
              { title: '持有未用', ...column('held'), width: 110, align: 'right', dataIndex: 'held' },
              { title: '结束', ...column('endsAt'), width: 150, render: (_cell, { endsAt }) => shopTime(endsAt) },
              { title: '状态', width: 90, render: (_cell, one) => <StandingTag of={one.standing} /> },
              {
                title: <span className="unseen">操作</span>,
                width: 190,
                render: (_cell, one) => (
                  <Space>
                    <Button onClick={() => open(one.couponType)}>修改</Button>
                    <Button onClick={() => begin(one.couponType)}>照此新建</Button>
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
