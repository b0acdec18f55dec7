import type { TableColumnsType } from 'antd'
import { shopTime } from '../../../src/lib/time'
import type { ComplaintPart, ListedComplaint } from '../../contract/complaint'
import { WaitCell } from '../queues/WaitCell'
import { kindOf, standingOf, subjectOf } from './words'

type Column = TableColumnsType<ListedComplaint>[number]

/** How long a reporter waits, and by when the answer is due; of the others since when they stand so. */
export const waitOf = (part: ComplaintPart): Column => ({
  title: part === 'open' ? '等待' : '从何时起',
  key: 'since',
  width: 156,
  render: (_cell, { waitsSince, dueAt }) =>
    part === 'open' ? (
      <span className="two-lines">
        <WaitCell queue="complaints" since={waitsSince} />
        {dueAt !== null && <small>{shopTime(dueAt)} 前回复</small>}
      </span>
    ) : (
      shopTime(waitsSince)
    ),
})

export const KIND: Column = {
  title: '类型',
  width: 176,
  render: (_cell, one) => (
    <span className="two-lines">
      {kindOf(one)}
      <small>{one.number}</small>
    </span>
  ),
}

export const TOLD: Column = {
  title: '内容',
  render: (_cell, one) => (
    <span className="two-lines">
      {one.words}
      {(subjectOf(one) !== '' || one.isAnonymous) && (
        <small>
          {one.isAnonymous && <span>匿名</span>}
          {subjectOf(one)}
        </small>
      )}
    </span>
  ),
}

export const STANDING: Column = {
  title: '进度',
  width: 132,
  render: (_cell, { state, takenBy, stars }) => (
    <span className="two-lines">
      {standingOf(state)}
      <small>{stars !== null ? `评价 ${stars} 星` : takenBy !== null && `${takenBy} 受理`}</small>
    </span>
  ),
}
