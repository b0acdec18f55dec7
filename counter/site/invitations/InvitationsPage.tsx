import { Button, Grid, Segmented, Space, Table, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { invitation, InvitationPart, InvitationQuery, type ReviewedInvitation } from '../../contract/invitation'
import { useWords } from '../client/address'
import { useAsk } from '../client/useAsk'
import { Answered } from '../parts/Answered'
import { QueueEmpty } from '../queues/QueueEmpty'
import { QueueFrame } from '../queues/QueueFrame'
import { QueueKeys } from '../queues/QueueKeys'
import { useSteady } from '../queues/useSteady'
import { ApproveDialog } from './ApproveDialog'
import { DECIDED, FACTS, WAITING } from './invitationColumns'
import { RefuseDialog } from './RefuseDialog'
import { NONE, pairOf, PART_NAMES } from './words'

const DIALOGS = { approve: ApproveDialog, refuse: RefuseDialog } as const

const idOf = ({ invitationId }: ReviewedInvitation) => invitationId

type Deciding = { of: ReviewedInvitation; way: keyof typeof DIALOGS }

/** Invitations whose reward a rule stopped, the longest waiting first, and those that were decided. */
export function InvitationsPage() {
  const [words, change] = useWords()
  const read = InvitationQuery.safeParse(words)
  const query = read.success ? read.data : InvitationQuery.parse({})
  const { lg: isWide = false } = Grid.useBreakpoint()
  const isWaiting = query.part === 'waiting'
  // As it was seen: one that a colleague decides meanwhile leaves the list, and stays open to say so.
  const [deciding, decide] = useState<Deciding>()
  const list = useSteady(useAsk(invitation.list, { query }), { idOf, query, isCovered: deciding !== undefined })
  const close = () => {
    decide(undefined)
    void list.refetch()
  }
  const reread = async (seen: Deciding) => {
    const { data } = await list.refetch()
    const of = data?.results.find((one) => idOf(one) === idOf(seen.of))
    decide(of && { ...seen, of })
  }
  const Dialog = deciding && DIALOGS[deciding.way]
  return (
    <QueueFrame
      queue="invitations"
      news={list.news}
      tabs={
        <Segmented
          aria-label="状态"
          options={InvitationPart.options.map((value) => ({ value, label: PART_NAMES[value] }))}
          value={query.part}
          onChange={(part) => change({ part, page: undefined })}
        />
      }
    >
      <Answered of={list}>
        {({ results, hits, currentPage }) => (
          <Table<ReviewedInvitation>
            className="queue-table"
            rowClassName={list.rowClassName}
            rowKey="invitationId"
            dataSource={results}
            pagination={{
              ...{ current: currentPage, pageSize: query.size, total: hits, showSizeChanger: false },
              onChange: (to) => change({ page: String(to) }),
            }}
            locale={{ emptyText: <QueueEmpty queue="invitations" isWaiting={isWaiting} none={NONE[query.part]} /> }}
            columns={isWaiting ? [WAITING, ...FACTS, waysOf(decide, isWide)] : [...FACTS, DECIDED]}
          />
        )}
      </Answered>
      <QueueKeys />
      {deciding && Dialog && (
        <Dialog key={idOf(deciding.of)} of={deciding.of} onClose={close} onDone={close} onReread={() => void reread(deciding)} />
      )}
    </QueueFrame>
  )
}

const waysOf = (decide: (deciding: Deciding) => void, isWide: boolean): TableColumnsType<ReviewedInvitation>[number] => ({
  title: <span className="unseen">操作</span>,
  // No press on a row says which of the two: they stay on a narrow screen, one below the other.
  width: isWide ? 150 : 84,
  render: (_cell, of) => (
    <Space direction={isWide ? 'horizontal' : 'vertical'}>
      <Button aria-label={`通过 ${pairOf(of)}`} onClick={() => decide({ of, way: 'approve' })}>
        通过
      </Button>
      <Button aria-label={`不发 ${pairOf(of)}`} onClick={() => decide({ of, way: 'refuse' })}>
        不发
      </Button>
    </Space>
  ),
})
