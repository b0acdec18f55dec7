import { coupon, couponOrder, CouponQuery, type CouponType } from '../../contract/coupon'
import { shopTime } from '../../../src/lib/time'
import { useAsk } from '../client/useAsk'
import { StandingTag } from '../parts/Period'
import { PeriodList } from '../parts/PeriodList'
import { sortedTable } from '../parts/sortedTable'
import { useMaking } from '../parts/useMaking'
import { CouponPage } from './CouponPage'

/** Coupons: what they take off, how many are left and held, from when until when they are drawn. */
export function CouponsPage() {
  const making = useMaking()
  const { words, change, opened, like, leave } = making
  const read = CouponQuery.safeParse(words)
  const query = read.success ? read.data : CouponQuery.parse({})
  const list = useAsk(coupon.list, { query })
  const { onChange, column } = sortedTable<CouponType>({ query, order: couponOrder(query), change })
  if (opened !== undefined)
    return <CouponPage key={opened} couponType={opened} like={like} onClose={leave} onSaved={() => void list.refetch()} />
  return (
    <PeriodList<CouponType>
      title="优惠券"
      subject="coupon"
      newOne="新建优惠券"
      noun="种"
      of={list}
      {...{ query, making, onChange }}
      idOf={({ couponType }) => couponType}
      columns={[
        { title: '券名', ...column('name'), width: 150, dataIndex: 'name' },
        { title: '面额', ...column('amount'), width: 160, dataIndex: 'brief' },
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
      ]}
    />
  )
}
