import { Empty, Input, Segmented, Table, Typography } from 'antd'
import { useState } from 'react'
import { prescription, PrescriptionQuery, type ListedPrescription } from '../../contract/prescription'
import { shopDate, shopTime } from '../../../src/lib/time'
import { useWords } from '../client/address'
import { useAsk } from '../client/useAsk'
import { Answered } from '../parts/Answered'
import { lasting } from '../parts/lasting'
import { useCursor } from '../keys/useCursor'
import { HOLDER_COLUMN } from '../queues/HolderCell'
import { OpenButton } from '../queues/OpenButton'
import { useNext } from '../queues/useNext'
import { PrescriptionDrawer } from './PrescriptionDrawer'

const STATES = [
  { value: 'waiting', label: '待审核' },
  { value: 'asked', label: '待会员回复' },
  { value: 'approved', label: '已通过' },
  { value: 'refused', label: '未通过' },
]

/** Not decided. */
const isOpen = (state: string | number) => state === 'waiting' || state === 'asked'

/** Prescriptions that wait for a pharmacist, what waits longest first; one of them is open where the address names it. */
export function PrescriptionsPage() {
  const [words, change] = useWords()
  // A person's name stands in no address: what one looks for is forgotten with the page.
  const [patient, setPatient] = useState<string>()
  const read = PrescriptionQuery.safeParse({ ...words, patient })
  const query = read.success ? read.data : PrescriptionQuery.parse({})
  const list = useAsk(prescription.list, { query })
  const isWaiting = query.state === 'waiting'
  const close = () => {
    change({ prescription: undefined })
    void list.refetch()
  }
  const next = useNext({
    rows: isWaiting ? list.data?.results : [],
    idOf: ({ prescriptionId }) => prescriptionId,
    current: words.prescription,
  })
  const openNext = () => {
    change({ prescription: next?.prescriptionId })
    void list.refetch()
  }
  const rowOf = useCursor({
    rows: list.data?.results ?? [],
    idOf: ({ prescriptionId }) => prescriptionId,
    open: ({ prescriptionId }) => change({ prescription: prescriptionId }),
    isCovered: words.prescription !== undefined,
  })
  return (
    <div>
      <Typography.Title level={1} style={{ fontSize: 22, marginTop: 0 }}>
        审核处方
      </Typography.Title>
      <div className="filters">
        <Segmented
          options={STATES}
          value={query.state}
          onChange={(state) => change({ state, sort: isOpen(state) ? undefined : 'newest', page: undefined })}
        />
        <Input.Search
          allowClear
          placeholder="用药人"
          aria-label="按用药人查找"
          onSearch={(name) => {
            setPatient(name)
            change({ page: undefined })
          }}
          style={{ width: 200 }}
        />
      </div>
      <Answered of={list}>
        {({ results, hits, currentPage }) => (
          <Table<ListedPrescription>
            size="middle"
            rowKey="prescriptionId"
            dataSource={results}
            onRow={rowOf}
            pagination={{ current: currentPage, pageSize: query.size, total: hits, showTotal: (total) => `共 ${total} 条` }}
            onChange={(pages, _filters, sorter) =>
              change({
                page: String(pages.current ?? 1),
                size: String(pages.pageSize ?? query.size),
                sort: !Array.isArray(sorter) && sorter.order === 'descend' ? 'newest' : undefined,
              })
            }
            locale={{
              emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={isWaiting ? '没有待审核的处方' : '没有这样的处方'} />,
            }}
            columns={[
              { title: '用药人', width: 150, render: (_cell, { patientName, relationLabel }) => `${patientName}（${relationLabel}）` },
              { title: '诊断', width: 160, dataIndex: 'diagnosis' },
              { title: '药品', render: (_cell, one) => <Drugs of={one} /> },
              { title: '有效期至', width: 120, responsive: ['lg'], render: (_cell, { validUntil }) => shopDate(validUntil) },
              {
                title: isOpen(query.state) ? '提交时间' : '审核',
                key: 'since',
                width: 210,
                sorter: true,
                sortDirections: ['ascend', 'descend', 'ascend'],
                sortOrder: query.sort === 'oldest' ? 'ascend' : 'descend',
                render: (_cell, one) => <Since of={one} isWaiting={isWaiting} />,
              },
              ...(isWaiting ? [HOLDER_COLUMN] : []),
              {
                title: '',
                width: 100,
                render: (_cell, { prescriptionId, holder }) => (
                  <OpenButton
                    label="审核"
                    {...{ isWaiting: isOpen(query.state), holder }}
                    onOpen={() => change({ prescription: prescriptionId })}
                  />
                ),
              },
            ]}
          />
        )}
      </Answered>
      {words.prescription !== undefined && (
        <PrescriptionDrawer key={words.prescription} prescriptionId={words.prescription} onClose={close} onNext={next && openNext} />
      )}
    </div>
  )
}

const Drugs = ({ of: { drugs } }: { of: ListedPrescription }) => (
  <>
    {drugs.map(({ productCode, name, quantity }) => (
      <div key={productCode}>
        {name} × {quantity} 盒
      </div>
    ))}
  </>
)

/** By when it is meant to be done, and by how much that has passed. */
function Due({ at, what }: { at: string; what: string }) {
  const late = (Date.now() - Date.parse(at)) / 1000
  return late > 0 ? (
    <div className="late">超时 {lasting(late)}</div>
  ) : (
    <div>
      {shopTime(at)} 前{what}
    </div>
  )
}

function Since({
  of: { createdAt, answeredAt, dueAt, isAsked, firstReview, review },
  isWaiting,
}: {
  of: ListedPrescription
  isWaiting: boolean
}) {
  if (review)
    return (
      <>
        {shopTime(review.at)} {review.by}
        {review.refusal !== null && <div className="late">{review.refusal}</div>}
      </>
    )
  return (
    <>
      {shopTime(createdAt)}
      {answeredAt !== null && <div>会员 {shopTime(answeredAt)} 回复</div>}
      {firstReview !== null && <div>{firstReview.by} 已通过，等另一位药师复核</div>}
      {isWaiting && <div>已等 {lasting((Date.now() - Date.parse(firstReview?.at ?? answeredAt ?? createdAt)) / 1000)}</div>}
      {dueAt !== null && <Due at={dueAt} what={isAsked ? '回复' : '审完'} />}
    </>
  )
}
