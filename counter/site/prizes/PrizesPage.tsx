import { Button, Segmented, Table } from 'antd'
import { useState } from 'react'
import { shopTime } from '../../../src/lib/time'
import { lottery, type PrizeParcel } from '../../contract/lottery'
import { useWords } from '../client/address'
import { useAsk } from '../client/useAsk'
import { Answered } from '../parts/Answered'
import { pagesOf } from '../parts/sortedTable'
import { QueueEmpty } from '../queues/QueueEmpty'
import { QueueFrame } from '../queues/QueueFrame'
import { QueueKeys } from '../queues/QueueKeys'
import { useSteady } from '../queues/useSteady'
import { SendDialog } from './SendDialog'

type State = PrizeParcel['state']

const STATES: ReadonlyArray<{ value: State; label: string }> = [
  { value: 'toSend', label: '待寄出' },
  { value: 'waiting', label: '待填地址' },
  { value: 'sent', label: '已寄出' },
  { value: 'received', label: '已收到' },
  { value: 'lapsed', label: '已失效' },
]

const NONE: Readonly<Record<State, string>> = {
  toSend: '没有等着寄出的奖品',
  waiting: '没有等着填地址的奖品',
  sent: '没有在路上的奖品',
  received: '还没有收到的奖品',
  lapsed: '没有失效的奖品',
}

const idOf = ({ drawId }: PrizeParcel) => drawId

/** Goods that were won, by how far they are: those to send first. */
export function PrizesPage() {
  const [words, change] = useWords()
  const read = lottery.parcels.query.safeParse(words)
  const query = read.success ? read.data : lottery.parcels.query.parse({})
  // As it was seen: one that a colleague sends meanwhile leaves the list, and stays open to say so.
  const [opened, open] = useState<PrizeParcel>()
  const list = useSteady(useAsk(lottery.parcels, { query }), { idOf, query, isCovered: opened !== undefined })
  const close = () => {
    open(undefined)
    void list.refetch()
  }
  const reread = async () => {
    const { data } = await list.refetch()
    open(data?.results.find(({ drawId }) => drawId === opened?.drawId))
  }
  return (
    <QueueFrame
      queue="prizes"
      news={list.news}
      tabs={
        <Segmented<State>
          aria-label="状态"
          options={[...STATES]}
          value={query.state}
          onChange={(state) => change({ state, page: undefined })}
        />
      }
    >
      <Answered of={list}>
        {(page) => (
          <Table<PrizeParcel>
            className="queue-table"
            rowClassName={list.rowClassName}
            rowKey="drawId"
            dataSource={page.results}
            pagination={pagesOf(page, { size: query.size, noun: '件' })}
            onChange={({ current, pageSize }) => change({ page: String(current ?? 1), size: String(pageSize ?? query.size) })}
            locale={{ emptyText: <QueueEmpty queue="prizes" isWaiting={query.state === 'toSend'} none={NONE[query.state]} /> }}
            columns={[
              ...COLUMNS,
              {
                title: <span className="unseen">操作</span>,
                className: 'queue-open',
                width: 100,
                render: (_cell: unknown, one: PrizeParcel) => (
                  <Button onClick={() => open(one)}>{one.state === 'toSend' ? '寄出' : '查看'}</Button>
                ),
              },
            ]}
          />
        )}
      </Answered>
      <QueueKeys />
      {opened && <SendDialog key={`${opened.drawId} ${opened.version}`} of={opened} onClose={close} onReread={() => void reread()} />}
    </QueueFrame>
  )
}

const COLUMNS = [
  { title: '中奖时间', width: 150, render: (_cell: unknown, { wonAt }: PrizeParcel) => shopTime(wonAt) },
  {
    title: '奖品',
    render: (_cell: unknown, { name, title, orderCode }: PrizeParcel) => (
      <span className="two-lines">
        {name}
        <small>{title}</small>
        {orderCode !== null && <small>随订单 {orderCode} 寄出</small>}
      </span>
    ),
  },
  {
    title: '收件人',
    width: 300,
    render: (_cell: unknown, { consignee }: PrizeParcel) =>
      consignee ? (
        <span className="two-lines">
          {consignee.name} {consignee.phone}
          <small>{consignee.address}</small>
        </span>
      ) : (
        '（没有填写）'
      ),
  },
  {
    title: '最晚寄出',
    width: 150,
    render: (_cell: unknown, { sendUntil, state }: PrizeParcel) =>
      sendUntil !== null && (
        <span className={state === 'toSend' && Date.parse(sendUntil) < Date.now() ? 'late' : ''}>{shopTime(sendUntil)}</span>
      ),
  },
  {
    title: '快递',
    width: 200,
    render: (_cell: unknown, { carrierName, trackingNumber }: PrizeParcel) =>
      carrierName !== null && (
        <span className="two-lines">
          {carrierName}
          <small>{trackingNumber}</small>
        </span>
      ),
  },
]
