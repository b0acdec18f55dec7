import { promotion, promotionOrder, PromotionQuery, type Promotion } from '../../contract/promotion'
import { shopTime } from '../../../src/lib/time'
import { useAsk } from '../client/useAsk'
import { StandingTag } from '../parts/Period'
import { PeriodList } from '../parts/PeriodList'
import { sortedTable } from '../parts/sortedTable'
import { useMaking } from '../parts/useMaking'
import { PromotionPage } from './PromotionPage'

/** Promotions: what they say, to which products, from when until when. */
export function PromotionsPage() {
  const making = useMaking()
  const { words, change, opened, like, leave } = making
  const read = PromotionQuery.safeParse(words)
  const query = read.success ? read.data : PromotionQuery.parse({})
  const list = useAsk(promotion.list, { query })
  const { onChange, column } = sortedTable<Promotion>({ query, order: promotionOrder(query), change })
  if (opened !== undefined)
    return <PromotionPage key={opened} promotionId={opened} like={like} onClose={leave} onSaved={() => void list.refetch()} />
  return (
    <PeriodList<Promotion>
      title="促销活动"
      subject="promotion"
      newOne="新建活动"
      noun="个活动"
      of={list}
      {...{ query, making, onChange }}
      idOf={({ promotionId }) => promotionId}
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
      ]}
    />
  )
}
