import { Segmented, Table } from 'antd'
import { shopTime } from '../../../src/lib/time'
import { recheck, RecheckQuery, type ListedRecheck } from '../../contract/recheck'
import { useOpened, useWords } from '../client/address'
import { useAsk } from '../client/useAsk'
import { useCursor } from '../keys/useCursor'
import { Answered } from '../parts/Answered'
import { decisionText, resultText } from '../prescriptions/Rechecks'
import { HoldTabs } from '../queues/HoldTabs'
import { HOLDER_COLUMN } from '../queues/HolderCell'
import { OpenButton } from '../queues/OpenButton'
import { openingRow } from '../queues/openingRow'
import { QueueEmpty } from '../queues/QueueEmpty'
import { QueueFrame } from '../queues/QueueFrame'
import { QueueKeys } from '../queues/QueueKeys'
import { useSteady } from '../queues/useSteady'
import { WaitCell } from '../queues/WaitCell'
import { RecheckPage } from './RecheckPage'

const STATES = [
  { value: 'waiting', label: '待复核' },
  { value: 'closed', label: '已复核' },
]
const idOf = ({ prescription }: ListedRecheck) => prescription.prescriptionId

/** Decisions on prescriptions that somebody asked to have looked at again, the longest first; one of them is open where the address names it. */
export function RechecksPage() {
  const [words, change] = useWords()
  const { opened, open, close } = useOpened('recheck')
  const read = RecheckQuery.safeParse(words)
  const query = read.success ? read.data : RecheckQuery.parse({})
  const list = useSteady(useAsk(recheck.list, { query }), { idOf, query, isCovered: opened !== undefined })
  const rows = list.data?.results ?? []
  const rowOf = useCursor({ rows, idOf, open: (one) => open(idOf(one)), isCovered: opened !== undefined, isGone: list.isGone })
  if (opened !== undefined) {
    const isOwn = list.data && rows.some((one) => idOf(one) === opened && one.isOwn)
    return <RecheckPage key={opened} prescriptionId={opened} isOwn={isOwn} onClose={close} />
  }
  const isWaiting = query.state === 'waiting'
  const first = isWaiting ? list.waiting.find(({ isOwn }) => !isOwn) : undefined
  return (
    <QueueFrame
      queue="rechecks"
      oldest={first && { label: '复核等得最久的一张', press: () => open(idOf(first)) }}
      tabs={
        isWaiting && (
          <HoldTabs
            hold={query.hold}
            counts={list.data?.holds}
            onHold={(hold) => change({ hold: hold === 'all' ? undefined : hold, page: undefined })}
          />
        )
      }
      filters={
        <Segmented
          aria-label="状态"
          options={STATES}
          value={query.state}
          onChange={(state) => change({ state, hold: undefined, page: undefined })}
        />
      }
      news={list.news}
      filtered={isWaiting ? 0 : 1}
    >
      <Answered of={list}>
        {({ results, hits, currentPage }) => (
          <Table<ListedRecheck>
            className="queue-table"
            rowClassName={list.rowClassName}
            rowKey={({ recheck: { recheckId } }) => recheckId}
            dataSource={results}
            onRow={(one) => openingRow(rowOf(one), () => open(idOf(one)))}
            pagination={{
              ...{ current: currentPage, pageSize: query.size, total: hits, showSizeChanger: false },
              onChange: (to) => change({ page: String(to) }),
            }}
            locale={{
              emptyText: <QueueEmpty queue="rechecks" isWaiting={isWaiting} none={isWaiting ? '没有等待复核的处方' : '还没有复核过处方'} />,
            }}
            columns={[
              isWaiting ? WAIT : RESULT,
              PATIENT,
              REASON,
              ...(isWaiting ? [HOLDER_COLUMN] : []),
              {
                title: <span className="unseen">操作</span>,
                className: 'queue-open',
                width: 88,
                render: (_cell, { holder, isOwn, prescription }) => (
                  <OpenButton
                    label="复核"
                    isWaiting={isWaiting && !isOwn}
                    holder={holder}
                    onOpen={() => open(prescription.prescriptionId)}
                  />
                ),
              },
            ]}
          />
        )}
      </Answered>
      <QueueKeys />
    </QueueFrame>
  )
}

const WAIT = {
  title: '等待',
  width: 148,
  render: (_cell: unknown, one: ListedRecheck) => <WaitCell queue="rechecks" since={one.recheck.at} />,
}
const RESULT = {
  title: '复核',
  width: 230,
  render: (_cell: unknown, { recheck: of }: ListedRecheck) => (
    <>
      {of.result && shopTime(of.result.at)} {resultText(of)}
    </>
  ),
}
const PATIENT = {
  title: '用药人',
  width: 172,
  render: (_cell: unknown, { prescription: { patientName, relationLabel } }: ListedRecheck) => (
    <span className="two-lines">
      {patientName}
      <small>{relationLabel}</small>
    </span>
  ),
}
const REASON = {
  title: '决定与原因',
  render: (_cell: unknown, { recheck: of, isOwn }: ListedRecheck) => (
    <span className="two-lines">
      {decisionText(of)}
      <small>
        {of.by} 申请：{of.reason}
        {isOwn && <span>自己的决定，等另一位药师</span>}
      </small>
    </span>
  ),
}
