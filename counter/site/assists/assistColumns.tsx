import { Tag } from 'antd'
import { shopTime } from '../../../src/lib/time'
import type { ReviewedAssist } from '../../contract/assist'
import { PersonCell } from '../rewards/PersonCell'
import { reasonColumn } from '../rewards/rewardColumns'
import type { RewardColumn } from '../rewards/rewardKind'
import { nameOf } from '../rewards/words'
import { reasonsOf } from './words'

/** Who asked for help with what, who helped, and why a person looks. */
export const FACTS: RewardColumn<ReviewedAssist>[] = [
  {
    title: '发起人',
    width: 108,
    render: (_cell, { ownerName, begun, rewarded }) => (
      <PersonCell name={ownerName}>
        <span>发起 {begun} 次</span>
        <span>得奖励 {rewarded} 次</span>
      </PersonCell>
    ),
  },
  {
    title: '活动',
    width: 172,
    render: (_cell, { title, startedAt }) => (
      <span className="two-lines">
        {title}
        <small>{shopTime(startedAt)} 发起</small>
      </span>
    ),
  },
  {
    title: '助力人',
    render: (_cell, { helped, helpers }) => (
      <span className="two-lines">
        {helped} 位
        <small>
          {helpers.map(({ name, isNew }, place) => (
            // Masked, several may be called the same.
            <span key={place}>
              {nameOf(name)} {isNew && <Tag>新注册</Tag>}
            </span>
          ))}
        </small>
      </span>
    ),
  },
  reasonColumn(reasonsOf),
]
