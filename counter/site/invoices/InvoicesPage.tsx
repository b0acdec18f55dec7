import { Button, Input, Segmented, Table } from 'antd'
import { shopTime } from '../../../src/lib/time'
import { invoice, InvoicePart, InvoiceQuery, type ListedInvoice } from '../../contract/invoice'
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
import { CasePage } from './CasePage'
import { colourOf, moneyOf, NONE, PART_NAMES, standingOf, titleOf } from './words'

const idOf = ({ id }: ListedInvoice) => id

/** Invoices, those that were not issued first; one of them is open in place of the list where the address names it. */
export function InvoicesPage() {
  const [words, change] = useWords()
  const { opened, open, close } = useOpened('invoice')
  const read = InvoiceQuery.safeParse(words)
  const query = read.success ? read.data : InvoiceQuery.parse({})
  const list = useSteady(useAsk(invoice.list, { query }), { idOf, query, isCovered: opened !== undefined })
  const rows = list.data?.results ?? []
  const rowOf = useCursor({ rows, idOf, open: (one) => open(idOf(one)), isCovered: opened !== undefined, isGone: list.isGone })
  if (opened !== undefined) return <CasePage key={opened} id={opened} rows={list.waiting} onOpen={open} onClose={close} />
  const { part } = query
  const [first] = query.order === 'oldest' && part === 'failed' ? list.waiting : []
  return (
    <QueueFrame
      queue="invoices"
      news={list.news}
      oldest={first ? { label: '办等得最久的一张', press: () => open(idOf(first)) } : undefined}
      tabs={
        <Segmented
          aria-label="状态"
          options={InvoicePart.options.map((value) => ({ value, label: partLabel(value, list.data?.counts) }))}
          value={part}
          onChange={(next) => change({ part: next, page: undefined, order: next === 'failed' ? undefined : 'newest' })}
        />
      }
      filters={
        <Input.Search
          allowClear
          placeholder="发票号码或订单编号"
          aria-label="按发票号码或订单编号查找"
          defaultValue={query.number}
          onSearch={(number) => change({ number: number.trim(), page: undefined })}
          style={{ width: 240 }}
        />
      }
      filtered={query.number ? 1 : 0}
    >
      <Answered of={list}>
        {({ results, hits, currentPage }) => (
          <Table<ListedInvoice>
            className="queue-table"
            rowClassName={list.rowClassName}
            rowKey="id"
            dataSource={results}
            onRow={(one) => openingRow(rowOf(one), () => open(idOf(one)))}
            pagination={{ current: currentPage, pageSize: query.size, total: hits, showTotal: (total) => `共 ${total} 张` }}
            onChange={(pages, _filters, sorter) =>
              change({
                page: String(pages.current ?? 1),
                size: String(pages.pageSize ?? query.size),
                order: !Array.isArray(sorter) && sorter.order === 'descend' ? 'newest' : undefined,
              })
            }
            locale={{ emptyText: <QueueEmpty queue="invoices" isWaiting={part === 'failed'} none={NONE[part]} /> }}
            columns={[
              {
                title: part === 'failed' ? '等待' : '从何时起',
                key: 'since',
                width: 156,
                sorter: true,
                sortDirections: ['ascend', 'descend', 'ascend'],
                sortOrder: query.order === 'oldest' ? 'ascend' : 'descend',
                render: (_cell, { waitsSince }) =>
                  part === 'failed' ? <WaitCell queue="invoices" since={waitsSince} /> : shopTime(waitsSince),
              },
              {
                title: '抬头',
                render: (_cell, one) => (
                  <span className="two-lines">
                    {titleOf(one)}
                    <small>订单 {one.orderCode}</small>
                  </span>
                ),
              },
              { title: '金额', width: 120, align: 'right', render: (_cell, { amount }) => moneyOf(amount) },
              {
                title: '进度',
                width: 220,
                render: (_cell, one) => (
                  <span className="two-lines">
                    {colourOf(one)} · {standingOf(one.state)}
                    <small>{one.number}</small>
                  </span>
                ),
              },
              {
                title: <span className="unseen">操作</span>,
                className: 'queue-open',
                width: 88,
                render: (_cell, one) => <Button onClick={() => open(idOf(one))}>{part === 'failed' ? '办理' : '查看'}</Button>,
              },
            ]}
          />
        )}
      </Answered>
      <QueueKeys />
    </QueueFrame>
  )
}

type Counts = { failed: number; open: number }
const partLabel = (part: InvoicePart, counts: Counts | undefined) =>
  counts && (part === 'failed' || part === 'open') ? `${PART_NAMES[part]} ${counts[part]}` : PART_NAMES[part]
