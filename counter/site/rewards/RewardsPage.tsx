import type { UseQueryResult } from '@tanstack/react-query'
import { Grid, Segmented, Table } from 'antd'
import { useState } from 'react'
import { RewardPart, type RewardQuery } from '../../contract/rewardReview'
import { useWords } from '../client/address'
import type { ApiError } from '../client/ask'
import { Answered } from '../parts/Answered'
import { QueueEmpty } from '../queues/QueueEmpty'
import { QueueFrame } from '../queues/QueueFrame'
import { QueueKeys } from '../queues/QueueKeys'
import { useSteady } from '../queues/useSteady'
import { ApproveDialog } from './ApproveDialog'
import { RefuseDialog } from './RefuseDialog'
import { decidedColumn, waitingColumn, waysOf, type Deciding } from './rewardColumns'
import type { ReviewedReward, RewardKind } from './rewardKind'
import { noneOf, PART_NAMES } from './words'

const DIALOGS = { approve: ApproveDialog, refuse: RefuseDialog } as const

type Props<R extends ReviewedReward> = {
  kind: RewardKind<R>
  query: RewardQuery
  read: UseQueryResult<{ results: R[]; hits: number; currentPage: number }, ApiError>
}

/** Rewards of one kind that a rule stopped, the longest waiting first, and those that were decided. */
export function RewardsPage<R extends ReviewedReward>({ kind, query, read }: Props<R>) {
  const { queue, idOf, titleOf, facts } = kind
  const [, change] = useWords()
  const { lg: isWide = false } = Grid.useBreakpoint()
  const isWaiting = query.part === 'waiting'
  // As it was seen: one that a colleague decides meanwhile leaves the list, and stays open to say so.
  const [deciding, decide] = useState<Deciding<R>>()
  const list = useSteady(read, { idOf, query, isCovered: deciding !== undefined })
  const close = () => {
    decide(undefined)
    void list.refetch()
  }
  const reread = async (seen: Deciding<R>) => {
    const { data } = await list.refetch()
    const of = data?.results.find((one) => idOf(one) === idOf(seen.of))
    decide(of && { ...seen, of })
  }
  const Dialog = deciding && DIALOGS[deciding.way]
  return (
    <QueueFrame
      queue={queue}
      news={list.news}
      tabs={
        <Segmented
          aria-label="状态"
          options={RewardPart.options.map((value) => ({ value, label: PART_NAMES[value] }))}
          value={query.part}
          onChange={(part) => change({ part, page: undefined })}
        />
      }
    >
      <Answered of={list}>
        {({ results, hits, currentPage }) => (
          <Table<R>
            className="queue-table"
            rowClassName={list.rowClassName}
            rowKey={idOf}
            dataSource={results}
            pagination={{
              ...{ current: currentPage, pageSize: query.size, total: hits, showSizeChanger: false },
              onChange: (to) => change({ page: String(to) }),
            }}
            locale={{ emptyText: <QueueEmpty queue={queue} isWaiting={isWaiting} none={noneOf(kind.name, query.part)} /> }}
            columns={isWaiting ? [waitingColumn(queue), ...facts, waysOf({ titleOf, decide, isWide })] : [...facts, decidedColumn()]}
          />
        )}
      </Answered>
      <QueueKeys />
      {deciding && Dialog && (
        <Dialog
          key={idOf(deciding.of)}
          kind={kind}
          of={deciding.of}
          onClose={close}
          onDone={close}
          onReread={() => void reread(deciding)}
        />
      )}
    </QueueFrame>
  )
}
