import { Button, Empty, Input, Segmented, Table, Typography, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { yuan } from '../../../src/lib/money'
import { membership, MembershipPart, MembershipQuery, type ListedMembership } from '../../contract/membership'
import { useOpened, useWords } from '../client/address'
import { useAsk } from '../client/useAsk'
import { Answered } from '../parts/Answered'
import { MembershipCasePage } from './MembershipCasePage'
import { StateTags } from './StateTags'
import { calledOf, NONE, PART_NAMES } from './words'

/** The paid memberships; the address says which is open: `?membership=…`. */
export function MembershipsPage() {
  const { opened, open, close } = useOpened('membership')
  return opened === undefined ? <Memberships onOpen={open} /> : <MembershipCasePage key={opened} orderId={opened} onClose={close} />
}

const NOWRAP = { whiteSpace: 'nowrap' } as const

const columnsWith = (onOpen: (orderId: string) => void): TableColumnsType<ListedMembership> => [
  {
    title: '会员',
    render: (_cell, { memberName, memberPhone, cardNumber }) => (
      <span className="two-lines">
        {memberName} <span style={NOWRAP}>{memberPhone}</span>
        <small style={NOWRAP}>卡号 {cardNumber}</small>
      </span>
    ),
  },
  {
    title: '套餐',
    width: 124,
    render: (_cell, { planName, paid }) => (
      <span className="two-lines">
        {planName}
        <small>{paid > 0 ? `实付 ${yuan(paid)} 元` : '没有收费'}</small>
      </span>
    ),
  },
  {
    title: '有效期',
    width: 120,
    render: (_cell, { firstDay, lastDay }) => (
      <span className="two-lines">
        {firstDay} 至<small>{lastDay}</small>
      </span>
    ),
  },
  { title: '状态', width: 116, render: (_cell, of) => <StateTags of={of} /> },
  { title: '已省', width: 92, render: (_cell, { saved }) => `${yuan(saved)} 元` },
  {
    title: <span className="unseen">操作</span>,
    width: 90,
    render: (_cell, of) => (
      <Button aria-label={`办理 ${calledOf(of)}`} onClick={() => onOpen(of.orderId)}>
        办理
      </Button>
    ),
  },
]

function Memberships({ onOpen }: { onOpen: (orderId: string) => void }) {
  const [words, change] = useWords()
  const read = MembershipQuery.safeParse(words)
  const query = read.success ? read.data : MembershipQuery.parse({})
  const list = useAsk(membership.list, { query })
  return (
    <div>
      <Typography.Title level={1} style={{ fontSize: 22, marginTop: 0 }}>
        会员
      </Typography.Title>
      <div className="filters">
        <Segmented
          aria-label="状态"
          options={MembershipPart.options.map((value) => ({ value, label: PART_NAMES[value] }))}
          value={query.part}
          disabled={query.card !== undefined}
          onChange={(part) => change({ part, page: undefined })}
        />
        <CardField card={query.card} onFind={(card) => change({ card, page: undefined })} />
      </div>
      <Answered of={list}>
        {({ results, hits, currentPage }) => (
          <Table<ListedMembership>
            rowKey="orderId"
            dataSource={results}
            pagination={{ current: currentPage, pageSize: query.size, total: hits, showTotal: (total) => `共 ${total} 个` }}
            onChange={({ current, pageSize }) => change({ page: String(current ?? 1), size: String(pageSize ?? query.size) })}
            locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={noneOf(query)} /> }}
            columns={columnsWith(onOpen)}
          />
        )}
      </Answered>
    </div>
  )
}

const noneOf = ({ part, card }: MembershipQuery) => (card === undefined ? NONE[part] : '没有这张会员卡，可以用页面上方的查找按手机后四位找')

/** A card's number or its last four figures, with or without blanks; a phone is looked for in the head, where no address keeps it. */
function CardField({ card, onFind }: { card: string | undefined; onFind: (card: string | undefined) => void }) {
  const [isWrong, setWrong] = useState(false)
  const find = (typed: string) => {
    const figures = typed.replace(/\s/g, '')
    const isCard = figures === '' || MembershipQuery.shape.card.safeParse(figures).success
    setWrong(!isCard)
    if (isCard) onFind(figures || undefined)
  }
  return (
    <>
      <Input.Search
        allowClear
        inputMode="numeric"
        placeholder="卡号，或卡号后四位"
        aria-label="按卡号查找"
        status={isWrong ? 'error' : ''}
        defaultValue={card}
        onSearch={find}
        style={{ width: 220 }}
      />
      <span role="status">{isWrong && '请输入完整的卡号，或卡号后四位'}</span>
    </>
  )
}
