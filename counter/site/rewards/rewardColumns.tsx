import { Button, Space } from 'antd'
import { shopTime } from '../../../src/lib/time'
import type { QueueName } from '../../contract/queues'
import { WaitCell } from '../queues/WaitCell'
import type { ReviewedReward, RewardColumn, RewardKind } from './rewardKind'

export const waitingColumn = <R extends ReviewedReward>(queue: QueueName): RewardColumn<R> => ({
  title: '等待',
  width: 130,
  render: (_cell, { waitsSince }) => waitsSince !== null && <WaitCell queue={queue} since={waitsSince} />,
})

export const reasonColumn = <R extends ReviewedReward>(reasonsOf: (of: R) => string[]): RewardColumn<R> => ({
  title: '核实原因',
  render: (_cell, one) => reasonsOf(one).map((reason) => <div key={reason}>{reason}</div>),
})

export const decidedColumn = <R extends ReviewedReward>(): RewardColumn<R> => ({
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
})

export type Deciding<R> = { of: R; way: 'approve' | 'refuse' }
type Ways<R extends ReviewedReward> = Pick<RewardKind<R>, 'titleOf'> & { decide: (deciding: Deciding<R>) => void; isWide: boolean }

export const waysOf = <R extends ReviewedReward>({ titleOf, decide, isWide }: Ways<R>): RewardColumn<R> => ({
  title: <span className="unseen">操作</span>,
  // No press on a row says which of the two: they stay on a narrow screen, one below the other.
  width: isWide ? 150 : 84,
  render: (_cell, of) => (
    <Space direction={isWide ? 'horizontal' : 'vertical'}>
      <Button aria-label={`通过 ${titleOf(of)}`} onClick={() => decide({ of, way: 'approve' })}>
        通过
      </Button>
      <Button aria-label={`不发 ${titleOf(of)}`} onClick={() => decide({ of, way: 'refuse' })}>
        不发
      </Button>
    </Space>
  ),
})
