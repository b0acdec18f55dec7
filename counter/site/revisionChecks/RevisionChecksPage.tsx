import { Button, Table } from 'antd'
import { revision, RevisionQuery, type Revision } from '../../contract/revision'
import { useOpened, useWords } from '../client/address'
import { useAsk } from '../client/useAsk'
import { useCursor } from '../keys/useCursor'
import { Answered } from '../parts/Answered'
import { openingRow } from '../queues/openingRow'
import { QueueEmpty } from '../queues/QueueEmpty'
import { QueueFrame } from '../queues/QueueFrame'
import { QueueKeys } from '../queues/QueueKeys'
import { useSteady } from '../queues/useSteady'
import { WaitCell } from '../queues/WaitCell'
import { RevisionCheckPage } from './RevisionCheckPage'

const idOf = ({ revisionId }: Revision) => revisionId

/** Words that operators wrote of products and no pharmacist has looked at, the longest first; one of them is open where the address names it. */
export function RevisionChecksPage() {
  const [words, change] = useWords()
  const { opened, open, close } = useOpened('revision')
  const read = RevisionQuery.safeParse({ ...words, part: 'inCheck', order: 'up' })
  const query = read.success ? read.data : RevisionQuery.parse({ part: 'inCheck', order: 'up' })
  const list = useSteady(useAsk(revision.list, { query }), { idOf, query, isCovered: opened !== undefined })
  const rowOf = useCursor({
    rows: list.data?.results ?? [],
    idOf,
    open: (one) => open(idOf(one)),
    isCovered: opened !== undefined,
    isGone: list.isGone,
  })
  const first = list.waiting.find((one) => !one.isOwn && idOf(one) !== opened)
  if (opened !== undefined)
    return <RevisionCheckPage key={opened} revisionId={opened} onClose={close} onNext={first && (() => open(idOf(first)))} />
  return (
    <QueueFrame
      queue="revisionChecks"
      oldest={first && { label: '复核等得最久的一份', press: () => open(idOf(first)) }}
      news={list.news}
      filters={null}
    >
      <Answered of={list}>
        {({ results, hits, currentPage }) => (
          <Table<Revision>
            className="queue-table"
            rowClassName={list.rowClassName}
            rowKey="revisionId"
            dataSource={results}
            onRow={(one) => openingRow(rowOf(one), () => open(idOf(one)))}
            pagination={{
              ...{ current: currentPage, pageSize: query.size, total: hits, showSizeChanger: false },
              onChange: (to) => change({ page: String(to) }),
            }}
            locale={{ emptyText: <QueueEmpty queue="revisionChecks" isWaiting none="没有等待复核的文案" /> }}
            columns={[
              { title: '等待', width: 148, render: (_cell, { writtenAt }) => <WaitCell queue="revisionChecks" since={writtenAt} /> },
              { title: '什么', width: 220, render: (_cell, one) => <What of={one} /> },
              { title: '改了什么', render: (_cell, one) => <Content of={one} /> },
              {
                title: <span className="unseen">操作</span>,
                className: 'queue-open',
                width: 88,
                render: (_cell, one) => <Button onClick={() => open(idOf(one))}>{one.isOwn ? '查看' : '复核'}</Button>,
              },
            ]}
          />
        )}
      </Answered>
      <QueueKeys />
    </QueueFrame>
  )
}

const What = ({ of: { label, subjectTitle, number } }: { of: Revision }) => (
  <span className="two-lines">
    {label}
    <small>
      {subjectTitle} v{number}
    </small>
  </span>
)

const Content = ({ of: { differences, by, reason, isOwn } }: { of: Revision }) => (
  <span className="two-lines">
    {differences.map(({ field }) => field).join('、')}
    <small>
      {by}：{reason}
      {isOwn && <span>自己写的，等另一位药师</span>}
    </small>
  </span>
)
