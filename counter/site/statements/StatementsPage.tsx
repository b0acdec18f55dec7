import { Alert, Button, Input, Table, Typography } from 'antd'
import { useState } from 'react'
import { yuan } from '../../../src/lib/money'
import { daysAfter, shopDate } from '../../../src/lib/time'
import { statement, StatementQuery, type StatementRow } from '../../contract/statement'
import { useWords } from '../client/address'
import { ask } from '../client/ask'
import { useAsk } from '../client/useAsk'
import { Answered } from '../parts/Answered'
import { saveFile } from '../parts/saveFile'

/** Days that are shown first, today among them. */
const DAYS = 30

type Sums = Pick<StatementRow, 'paid' | 'refunded' | 'net'>
type Total = Sums & { kind: string; noun: string }

/** What came and went back, by day and by what it was paid for; its lines as a file. */
export function StatementsPage() {
  const [words, change] = useWords()
  const today = shopDate(Date.now())
  const { from = daysAfter(today, 1 - DAYS), to = today } = words
  const read = StatementQuery.safeParse({ from, to })
  return (
    <div className="stack">
      <Typography.Title level={1} style={{ fontSize: 22, margin: 0 }}>
        对账单
      </Typography.Title>
      <div className="filters">
        <Input
          type="date"
          aria-label="开始日期"
          value={from}
          max={today}
          onChange={({ target }) => change({ from: target.value })}
          style={{ width: 150 }}
        />
        <span style={{ alignSelf: 'center' }}>至</span>
        <Input
          type="date"
          aria-label="结束日期"
          value={to}
          max={today}
          onChange={({ target }) => change({ to: target.value })}
          style={{ width: 150 }}
        />
        {read.success && <SaveButton of={read.data} />}
      </div>
      {read.success ? <Sums of={read.data} /> : <Alert type="error" showIcon message={read.error.issues[0]?.message} />}
    </div>
  )
}

function SaveButton({ of }: { of: StatementQuery }) {
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    setProblem('')
    await ask(statement.export, { query: of }).then(
      ({ name, csv }) => saveFile(name, csv),
      (error: unknown) => setProblem((error as Error).message),
    )
    setBusy(false)
  }
  return (
    <>
      <Button loading={isBusy} onClick={() => void save()}>
        下载明细
      </Button>
      {problem !== '' && <Alert type="error" showIcon message={problem} />}
    </>
  )
}

function Sums({ of }: { of: StatementQuery }) {
  const sums = useAsk(statement.sums, { query: of })
  return (
    <Answered of={sums}>
      {({ results, totals }) => (
        <div className="stack">
          <Table<Total>
            size="middle"
            rowKey="kind"
            dataSource={totals}
            pagination={false}
            locale={{ emptyText: '这几天没有收款，也没有退款' }}
            columns={[{ title: '合计', dataIndex: 'noun' }, ...SUMS]}
          />
          {results.length > 0 && (
            <Table<StatementRow>
              size="middle"
              rowKey={({ day, kind }) => `${day} ${kind}`}
              dataSource={results}
              pagination={{ pageSize: 31, showSizeChanger: false, hideOnSinglePage: true }}
              columns={[{ title: '日期', dataIndex: 'day', width: 150 }, { title: '类别', dataIndex: 'noun' }, ...SUMS]}
            />
          )}
        </div>
      )}
    </Answered>
  )
}

const SUMS = [
  ...(['paid', 'refunded'] as const).map((side) => ({
    ...{ title: { paid: '收款', refunded: '退款' }[side], width: 200, align: 'right' as const },
    render: (_cell: unknown, { [side]: { count, amount } }: Sums) => `${count} 笔，${yuan(amount)} 元`,
  })),
  {
    ...{ title: '净额', width: 160, align: 'right' as const },
    render: (_cell: unknown, { net }: Sums) => `${net < 0 ? '−' : ''}${yuan(Math.abs(net))} 元`,
  },
]
