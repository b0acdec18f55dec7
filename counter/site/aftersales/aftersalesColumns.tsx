import type { TableColumnsType } from 'antd'
import { reasonWords, REFUND_TYPE_NAMES } from '../../../src/contract/refundReasons'
import { yuan } from '../../../src/lib/money'
import { shopTime } from '../../../src/lib/time'
import type { AftersalesState, ListedAftersales } from '../../contract/aftersales'
import { WaitCell } from '../queues/WaitCell'
import { standingOf } from './words'

type Column = TableColumnsType<ListedAftersales>[number]

/** How long a member waits for a decision; of what comes after it since when, and until when. */
export const waitOf = (state: AftersalesState): Column => ({
  title: state === 'review' ? '等待' : '从何时起',
  key: 'since',
  width: 148,
  render: (_cell, { waitsSince, dueAt }) =>
    state === 'review' ? (
      <WaitCell queue="aftersales" since={waitsSince} />
    ) : (
      <span className="two-lines">
        {shopTime(waitsSince)}
        {dueAt !== null && <small>截止 {shopTime(dueAt)}</small>}
      </span>
    ),
})

export const MEMBER: Column = {
  title: '会员',
  width: 168,
  render: (_cell, { memberName, refundNumber }) => (
    <span className="two-lines">
      {memberName || '（已注销）'}
      <small>{refundNumber}</small>
    </span>
  ),
}

export const ASKED: Column = {
  title: '商品与原因',
  render: (_cell, { lines, reason, type }) => (
    <span className="two-lines">
      {lines.map(({ name, quantity }) => `${name} × ${quantity}`).join('、')}
      <small>
        {REFUND_TYPE_NAMES[type]}
        <span>{reasonWords(reason)}</span>
      </small>
    </span>
  ),
}

export const AMOUNT: Column = { title: '金额', width: 104, align: 'right', render: (_cell, { amount }) => `${yuan(amount)} 元` }

export const STANDING: Column = {
  title: '进度',
  width: 124,
  render: (_cell, one) => (
    <span className="two-lines">
      {standingOf(one)}
      {one.takenBy !== null && <small>{one.takenBy} 受理</small>}
    </span>
  ),
}
