import { Button, Input, Segmented, Select, Table } from 'antd'
import { complaint, ComplaintPart, ComplaintQuery, sortsOf, type ListedComplaint } from '../../contract/complaint'
import { useOpened, useWords } from '../client/address'
import { useAsk } from '../client/useAsk'
import { useCursor } from '../keys/useCursor'
import { Answered } from '../parts/Answered'
import { openingRow } from '../queues/openingRow'
import { QueueEmpty } from '../queues/QueueEmpty'
import { QueueFrame } from '../queues/QueueFrame'
import { QueueKeys } from '../queues/QueueKeys'
import { useSteady } from '../queues/useSteady'
import { useSession } from '../session/useSession'
import { CasePage } from './CasePage'
import { KIND, STANDING, TOLD, waitOf } from './complaintColumns'
import { NONE, PART_NAMES, SORT_NAMES } from './words'

const idOf = ({ number }: ListedComplaint) => number

/** What shoppers told the shop, what is due first at the top; one of them is open in place of the list where the address names it. */
export function ComplaintsPage() {
  const [words, change] = useWords()
  const { opened, open, close } = useOpened('complaint')
  const read = ComplaintQuery.safeParse(words)
  const query = read.success ? read.data : ComplaintQuery.parse({})
  const list = useSteady(useAsk(complaint.list, { query }), { idOf, query, isCovered: opened !== undefined })
  const rows = list.data?.results ?? []
  const rowOf = useCursor({ rows, idOf, open: (one) => open(idOf(one)), isCovered: opened !== undefined, isGone: list.isGone })
  const session = useSession()
  const sorts = session.state === 'in' ? sortsOf(session.me.roles) : []
  if (opened !== undefined) return <CasePage key={opened} number={opened} rows={list.waiting} onOpen={open} onClose={close} />
  const { part } = query
  const [first] = query.order === 'oldest' && part === 'open' ? list.waiting : []
  return (
    <QueueFrame
      queue="complaints"
      news={list.news}
      oldest={first ? { label: '办最先到期的一件', press: () => open(idOf(first)) } : undefined}
      tabs={
        <Segmented
          aria-label="状态"
          options={ComplaintPart.options.map((value) => ({ value, label: partLabel(value, list.data?.counts) }))}
          value={part}
          onChange={(next) => change({ part: next, page: undefined, order: next === 'ended' ? 'newest' : undefined })}
        />
      }
      filters={
        <>
          <Select
            allowClear
            placeholder="类别"
            aria-label="类别"
            value={query.sort}
            options={sorts.map((value) => ({ value, label: SORT_NAMES[value] }))}
            onChange={(sort: string | undefined) => change({ sort, page: undefined })}
            style={{ width: 120 }}
          />
          <Input.Search
            allowClear
            placeholder="反馈编号"
            aria-label="按反馈编号查找"
            defaultValue={query.number}
            onSearch={(number) => change({ number: number.trim(), page: undefined })}
            style={{ width: 200 }}
          />
        </>
      }
      filtered={[query.sort, query.number].filter(Boolean).length}
    >
      <Answered of={list}>
        {({ results, hits, currentPage }) => (
          <Table<ListedComplaint>
            className="queue-table"
            rowClassName={list.rowClassName}
            rowKey="number"
            dataSource={results}
            onRow={(one) => openingRow(rowOf(one), () => open(idOf(one)))}
            pagination={{ current: currentPage, pageSize: query.size, total: hits, showTotal: (total) => `共 ${total} 件` }}
            onChange={(pages, _filters, sorter) =>
              change({
                page: String(pages.current ?? 1),
                size: String(pages.pageSize ?? query.size),
                order: !Array.isArray(sorter) && sorter.order === 'descend' ? 'newest' : undefined,
              })
            }
            locale={{ emptyText: <QueueEmpty queue="complaints" isWaiting={part === 'open'} none={NONE[part]} /> }}
            columns={[
              {
                ...waitOf(part),
                sorter: true,
                sortDirections: ['ascend', 'descend', 'ascend'],
                sortOrder: query.order === 'oldest' ? 'ascend' : 'descend',
              },
              KIND,
              TOLD,
              STANDING,
              {
                title: <span className="unseen">操作</span>,
                className: 'queue-open',
                width: 88,
                render: (_cell, one) => <Button onClick={() => open(idOf(one))}>{part === 'open' ? '办理' : '查看'}</Button>,
              },
            ]}
          />
        )}
      </Answered>
      <QueueKeys />
    </QueueFrame>
  )
}

type Counts = { open: number; theirs: number }
const partLabel = (part: ComplaintPart, counts: Counts | undefined) =>
  counts && part !== 'ended' ? `${PART_NAMES[part]} ${counts[part]}` : PART_NAMES[part]
