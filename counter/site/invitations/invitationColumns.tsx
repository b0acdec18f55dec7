import type { TableColumnsType } from 'antd'
import { yuan } from '../../../src/lib/money'
import { shopTime } from '../../../src/lib/time'
import type { ReviewedInvitation } from '../../contract/invitation'
import { WaitCell } from '../queues/WaitCell'
import { OrderLink } from './OrderLink'
import { nameOf, reasonsOf } from './words'

type Column = TableColumnsType<ReviewedInvitation>[number]

export const WAITING: Column = {
  title: '等待',
  width: 130,
  render: (_cell, { waitsSince }) => waitsSince !== null && <WaitCell queue="invitations" since={waitsSince} />,
}

/** Who was asked, who came, why a person looks, and the order that it is about. */
export const FACTS: Column[] = [
  {
    title: '邀请人',
    width: 108,
    render: (_cell, { inviterName, invited, rewarded }) => (
      <span className="two-lines">
        {nameOf(inviterName)}
        <small>
          <span>邀请 {invited} 位</span>
          <span>得奖励 {rewarded} 位</span>
        </small>
      </span>
    ),
  },
  {
    title: '新朋友',
    width: 116,
    render: (_cell, { friendName, friendPhone }) => (
      <span className="two-lines">
        {nameOf(friendName)}
        <small>{friendPhone}</small>
      </span>
    ),
  },
  { title: '接受时间', width: 140, responsive: ['lg'], render: (_cell, { acceptedAt }) => shopTime(acceptedAt) },
  { title: '核实原因', render: (_cell, one) => reasonsOf(one).map((reason) => <div key={reason}>{reason}</div>) },
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

export const DECIDED: Column = {
  title: '核实结果',
  width: 260,
  render: (_cell, { decided }) =>
    decided && (
      <span className="two-lines">
        {decided.given ? '已发' : `不发：${decided.refusedFor ?? ''}`}
        <small>
          {shopTime(decided.at)} {decided.by}
        </small>
      </span>
    ),
}
