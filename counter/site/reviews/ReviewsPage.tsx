import { Button, Empty, Input, Segmented, Select, Table } from 'antd'
import { review, ReviewPart, ReviewQuery, type ListedReview } from '../../contract/review'
import { useOpened, useWords } from '../client/address'
import { useAsk } from '../client/useAsk'
import { useCursor } from '../keys/useCursor'
import { Answered } from '../parts/Answered'
import { openingRow } from '../queues/openingRow'
import { QueueFrame } from '../queues/QueueFrame'
import { QueueKeys } from '../queues/QueueKeys'
import { useSteady } from '../queues/useSteady'
import { CasePage } from './CasePage'
import { PRODUCT, SAID, sinceOf, STANDING } from './reviewColumns'
import { NONE, PART_NAMES } from './words'

const idOf = ({ id }: ListedReview) => id
const STARS = ['5', '4', '3', '2', '1'].map((value) => ({ value, label: `${value} 星` }))

/** Reviews of products, what many reported at the top; one of them is open in place of the list where the address names it. */
export function ReviewsPage() {
  const [words, change] = useWords()
  const { opened, open, close } = useOpened('review')
  const read = ReviewQuery.safeParse(words)
  const query = read.success ? read.data : ReviewQuery.parse({})
  const list = useSteady(useAsk(review.list, { query }), { idOf, query, isCovered: opened !== undefined })
  const rows = list.data?.results ?? []
  const rowOf = useCursor({ rows, idOf, open: (one) => open(idOf(one)), isCovered: opened !== undefined, isGone: list.isGone })
  if (opened !== undefined) return <CasePage key={opened} id={opened} rows={list.waiting} onOpen={open} onClose={close} />
  const { part } = query
  const [first] = query.order === 'oldest' && part === 'open' ? list.waiting : []
  return (
    <QueueFrame
      queue="reviews"
      news={list.news}
      oldest={first ? { label: '看最先的一条', press: () => open(idOf(first)) } : undefined}
      tabs={
        <Segmented
          aria-label="状态"
          options={ReviewPart.options.map((value) => ({ value, label: partLabel(value, list.data?.counts) }))}
          value={part}
          onChange={(next) => change({ part: next, page: undefined, order: next === 'open' ? undefined : 'newest' })}
        />
      }
      filters={
        <>
          <Select
            allowClear
            placeholder="几星"
            aria-label="几星"
            value={query.stars}
            options={STARS}
            onChange={(stars: string | undefined) => change({ stars, page: undefined })}
            style={{ width: 100 }}
          />
          <Input.Search
            allowClear
            placeholder="商品名称"
            aria-label="按商品名称查找"
            defaultValue={query.words}
            onSearch={(found) => change({ words: found.trim(), page: undefined })}
            style={{ width: 200 }}
          />
        </>
      }
      filtered={[query.stars, query.words].filter(Boolean).length}
    >
      <Answered of={list}>
        {({ results, hits, currentPage }) => (
          <Table<ListedReview>
            className="queue-table"
            rowClassName={list.rowClassName}
            rowKey="id"
            dataSource={results}
            onRow={(one) => openingRow(rowOf(one), () => open(idOf(one)))}
            pagination={{ current: currentPage, pageSize: query.size, total: hits, showTotal: (total) => `共 ${total} 条` }}
            onChange={(pages, _filters, sorter) =>
              change({
                page: String(pages.current ?? 1),
                size: String(pages.pageSize ?? query.size),
                order: !Array.isArray(sorter) && sorter.order === 'descend' ? 'newest' : undefined,
              })
            }
            locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={NONE[part]} /> }}
            columns={[
              {
                ...sinceOf(part),
                sorter: true,
                sortDirections: ['ascend', 'descend', 'ascend'],
                sortOrder: query.order === 'oldest' ? 'ascend' : 'descend',
              },
              PRODUCT,
              SAID,
              STANDING,
              {
                title: <span className="unseen">操作</span>,
                className: 'queue-open',
                width: 88,
                render: (_cell, one) => <Button onClick={() => open(idOf(one))}>查看</Button>,
              },
            ]}
          />
        )}
      </Answered>
      <QueueKeys />
    </QueueFrame>
  )
}

type Counts = { open: number; hidden: number }
const partLabel = (part: ReviewPart, counts: Counts | undefined) =>
  counts && part !== 'published' ? `${PART_NAMES[part]} ${counts[part]}` : PART_NAMES[part]
