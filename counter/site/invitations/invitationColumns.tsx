import { yuan } from '../../../src/lib/money'
import { shopTime } from '../../../src/lib/time'
import type { ReviewedInvitation } from '../../contract/invitation'
import { PersonCell } from '../rewards/PersonCell'
import { reasonColumn } from '../rewards/rewardColumns'
import type { RewardColumn } from '../rewards/rewardKind'
import { OrderLink } from './OrderLink'
import { reasonsOf } from './words'

/** Who was asked, who came, why a person looks, and the order that it is about. */
export const FACTS: RewardColumn<ReviewedInvitation>[] = [
  {
    title: '邀请人',
    width: 108,
    render: (_cell, { inviterName, invited, rewarded }) => (
      <PersonCell name={inviterName}>
        <span>邀请 {invited} 位</span>
        <span>得奖励 {rewarded} 位</span>
      </PersonCell>
    ),
  },
  {
    title: '新朋友',
    width: 116,
    render: (_cell, { friendName, friendPhone }) => <PersonCell name={friendName}>{friendPhone}</PersonCell>,
  },
  { title: '接受时间', width: 140, responsive: ['lg'], render: (_cell, { acceptedAt }) => shopTime(acceptedAt) },
  reasonColumn(reasonsOf),
  {
    title: '订单',
    width: 156,
    render: (_cell, { orderCode, orderCents }) =>
      orderCode === null ? (
        '（没有订单）'
      ) : (
        <span className="two-lines">
          <OrderLink orderCode={orderCode} />
          <small>计入 {yuan(orderCents)} 元</small>
        </span>
      ),
  },
]
