import { Alert, Button, Empty, Input, Segmented, Space, Table, Typography } from 'antd'
import { yuan } from '../../../src/lib/money'
import { daysAfter, shopDate, shopTime } from '../../../src/lib/time'
import { insurance, InsuredUseQuery, type InsuredUse } from '../../contract/insurance'
import { useWords } from '../client/address'
import { ask } from '../client/ask'
import { useAsk } from '../client/useAsk'
import { useSending } from '../client/useSending'
import { Answered } from '../parts/Answered'
import { ConflictNote } from '../parts/ConflictNote'
import { pagesOf } from '../parts/sortedTable'

/** Days that are shown first, today among them. */
const DAYS = 30
const STATES = [
  { value: 'taken', label: '已收货，待结算' },
  { value: 'held', label: '未收货，占用中' },
  { value: 'refused', label: '理赔被拒绝' },
]
const NONE = { taken: '这段时间没有商保支付的订单', held: '没有占用商保额度的订单', refused: '没有被拒绝的理赔' }
const CLAIMS = { due: '待申请', failing: '没有送达，自动重试', claimed: '已申请', refused: '被拒绝' }

/** What insurers owe for orders that were received, what orders under way hold, and what an insurer refused to pay. */
export function InsuredUsesPage() {
  const [words, change] = useWords()
  const today = shopDate(Date.now())
  const read = InsuredUseQuery.safeParse({ from: daysAfter(today, 1 - DAYS), to: today, ...words })
  const day = (name: 'from' | 'to', label: string) => (
    <Input
      type="date"
      aria-label={label}
      value={words[name] ?? (name === 'to' ? today : daysAfter(today, 1 - DAYS))}
      max={today}
      onChange={({ target }) => change({ [name]: target.value, page: undefined })}
      style={{ width: 150 }}
    />
  )
  const state = read.data?.state ?? 'taken'
  return (
    <div className="stack">
      <Typography.Title level={1} style={{ fontSize: 22, margin: 0 }}>
        商保结算
      </Typography.Title>
      <div className="filters">
        <Segmented aria-label="状态" options={STATES} value={state} onChange={(next) => change({ state: next, page: undefined })} />
        {state === 'taken' && (
          <>
            {day('from', '开始日期')}
            <span style={{ alignSelf: 'center' }}>至</span>
            {day('to', '结束日期')}
          </>
        )}
      </div>
      {read.success ? <Uses of={read.data} /> : <Alert type="error" showIcon message={read.error.issues[0]?.message} />}
    </div>
  )
}

function Uses({ of: query }: { of: InsuredUseQuery }) {
  const [, change] = useWords()
  const uses = useAsk(insurance.uses, { query })
  return (
    <Answered of={uses}>
      {(page) => (
        <>
          {page.owed.map(({ insurer, orders, cents }) => (
            <p key={insurer}>
              {insurer}：{orders} 单，共 <strong>¥{yuan(cents)}</strong>
            </p>
          ))}
          <Table<InsuredUse>
            size="middle"
            rowKey="orderCode"
            dataSource={page.results}
            pagination={pagesOf(page, { size: query.size, noun: '单' })}
            onChange={({ current, pageSize }) => change({ page: String(current ?? 1), size: String(pageSize ?? query.size) })}
            locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={NONE[query.state]} /> }}
            columns={[
              ...COLUMNS,
              { title: '理赔', width: 180, render: (_cell, use) => <Claim of={use} onReread={() => void uses.refetch()} /> },
            ]}
          />
        </>
      )}
    </Answered>
  )
}

/** How far the claim of one is. One that was refused is cleared with the insurer first and then sent again here. */
function Claim({ of: { orderCode, version, claim }, onReread }: { of: InsuredUse; onReread: () => void }) {
  const { send, problem, conflict, forget, isBusy, isOffline } = useSending()
  if (!claim) return null
  const { state, claimedAt, reason } = claim
  const again = async () => {
    if (await send((key) => ask(insurance.claimAgain, { params: { orderCode }, version }, key))) onReread()
  }
  const seeIt = () => {
    forget()
    onReread()
  }
  return (
    <Space direction="vertical" size={6}>
      <TwoLines of={CLAIMS[state]} small={reason ?? (claimedAt !== null && shopTime(claimedAt))} />
      {state === 'refused' && !conflict && (
        <Button size="small" loading={isBusy} disabled={isOffline} onClick={() => void again()}>
          重新申请
        </Button>
      )}
      {conflict && <ConflictNote of={conflict} next={{ label: '看现在的', press: seeIt }} />}
      {problem !== '' && <Alert type="error" message={problem} />}
    </Space>
  )
}

const COLUMNS = [
  {
    title: '订单',
    width: 180,
    render: (_cell: unknown, { orderCode, heldAt }: InsuredUse) => <TwoLines of={orderCode} small={`下单 ${shopTime(heldAt)}`} />,
  },
  {
    title: '方案',
    render: (_cell: unknown, { planName, insurer, policyNumber }: InsuredUse) => (
      <TwoLines of={planName} small={`${insurer} ${policyNumber}`} />
    ),
  },
  {
    title: '商保付',
    width: 120,
    render: (_cell: unknown, { cents, back }: InsuredUse) => (
      <TwoLines of={`¥${yuan(cents)}`} small={back > 0 && `已退回 ¥${yuan(back)}`} />
    ),
  },
  { title: '收货', width: 140, render: (_cell: unknown, { takenAt }: InsuredUse) => takenAt && shopTime(takenAt) },
]

const TwoLines = ({ of, small }: { of: string; small: string | false }) => (
  <span className="two-lines">
    {of}
    {small && <small>{small}</small>}
  </span>
)
