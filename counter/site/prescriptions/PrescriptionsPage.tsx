import { Table } from 'antd'
import { useState } from 'react'
import { prescription, PrescriptionQuery, type ListedPrescription } from '../../contract/prescription'
import { useOpened, useWords } from '../client/address'
import { useAsk } from '../client/useAsk'
import { useCursor } from '../keys/useCursor'
import { Answered } from '../parts/Answered'
import { HoldTabs } from '../queues/HoldTabs'
import { HOLDER_COLUMN } from '../queues/HolderCell'
import { OpenButton } from '../queues/OpenButton'
import { openingRow } from '../queues/openingRow'
import { QueueEmpty } from '../queues/QueueEmpty'
import { QueueFrame } from '../queues/QueueFrame'
import { QueueKeys } from '../queues/QueueKeys'
import { useSteady } from '../queues/useSteady'
import { DECIDED, DRUGS, PATIENT, SOURCE, WAIT } from './prescriptionColumns'
import { PrescriptionFilters } from './PrescriptionFilters'
import { ReviewPage } from './ReviewPage'

const idOf = ({ prescriptionId }: ListedPrescription) => prescriptionId

/** Prescriptions that wait for a pharmacist, what waits longest first; one of them is open in place of the list where the address names it. */
export function PrescriptionsPage() {
  const { opened, open, close } = useOpened('prescription')
  if (opened !== undefined) return <ReviewPage key={opened} prescriptionId={opened} onOpen={open} onClose={close} />
  return <List open={open} />
}

function List({ open }: { open: (prescriptionId: string) => void }) {
  const [words, change] = useWords()
  // A person's name stands in no address: what one looks for is forgotten with the page.
  const [patient, setPatient] = useState<string>()
  const read = PrescriptionQuery.safeParse({ ...words, patient })
  const query = read.success ? read.data : PrescriptionQuery.parse({})
  const list = useSteady(useAsk(prescription.list, { query }), { idOf, query })
  const isWaiting = query.state === 'waiting'
  const rows = list.data?.results ?? []
  const rowOf = useCursor({ rows, idOf, open: (one) => open(idOf(one)), isCovered: false, isGone: list.isGone })
  const [first] = isWaiting ? list.waiting : []
  const onPatient = (name: string) => {
    setPatient(name)
    change({ page: undefined })
  }
  return (
    <QueueFrame
      queue="prescriptions"
      oldest={first && { label: '审等得最久的一张', press: () => open(idOf(first)) }}
      tabs={
        isWaiting && (
          <HoldTabs
            hold={query.hold}
            counts={list.data?.holds}
            onHold={(hold) => change({ hold: hold === 'all' ? undefined : hold, page: undefined })}
          />
        )
      }
      filters={<PrescriptionFilters {...{ query, change, onPatient }} />}
      news={list.news}
      filtered={[!isWaiting, query.source !== undefined, Boolean(patient)].filter(Boolean).length}
    >
      <Answered of={list}>
        {({ results, hits, currentPage }) => (
          <Table<ListedPrescription>
            className="queue-table"
            rowClassName={list.rowClassName}
            rowKey="prescriptionId"
            dataSource={results}
            onRow={(one) => openingRow(rowOf(one), () => open(idOf(one)))}
            pagination={{ current: currentPage, pageSize: query.size, total: hits, showTotal: (total) => `共 ${total} 张` }}
            onChange={(pages, _filters, sorter) =>
              change({
                page: String(pages.current ?? 1),
                size: String(pages.pageSize ?? query.size),
                sort: !Array.isArray(sorter) && sorter.order === 'descend' ? 'newest' : undefined,
              })
            }
            locale={{
              emptyText: (
                <QueueEmpty queue="prescriptions" isWaiting={isWaiting} none={isWaiting ? '没有待审核的处方' : '没有这样的处方'} />
              ),
            }}
            columns={[
              {
                ...(query.state === 'waiting' || query.state === 'asked' ? WAIT : DECIDED),
                sorter: true,
                sortDirections: ['ascend', 'descend', 'ascend'],
                sortOrder: query.sort === 'oldest' ? 'ascend' : 'descend',
              },
              PATIENT,
              DRUGS,
              SOURCE,
              ...(isWaiting ? [HOLDER_COLUMN] : []),
              {
                title: <span className="unseen">操作</span>,
                className: 'queue-open',
                width: 88,
                render: (_cell, { prescriptionId, holder }) => (
                  <OpenButton label="审核" {...{ isWaiting, holder }} onOpen={() => open(prescriptionId)} />
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
