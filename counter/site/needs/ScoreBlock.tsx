import { Alert, Button, Skeleton, Table, Tag } from 'antd'
import { useState } from 'react'
import { need, type NeedScore } from '../../contract/need'
import { ask } from '../client/ask'
import { useSending } from '../client/useSending'

type Props = { name: string; /** As a revision takes it. */ edited: unknown; /** What has to be put right first. */ wrong: string }
type Scored = { edited: string; score: NeedScore }
type Changed = NeedScore['changed'][number]

/** What the edit makes of what people search every day, reckoned on demand: the figures before and after, and each query that is answered otherwise. */
export function ScoreBlock({ name, edited, wrong }: Props) {
  const [scored, setScored] = useState<Scored>()
  const { send, problem, isBusy, isOffline } = useSending()
  const typed = JSON.stringify(edited)
  const reckon = () =>
    send(async (key) => {
      const score = await ask(need.score, { body: { name, edited } }, key)
      setScored({ edited: typed, score })
    })
  return (
    <section className="revised-card need-score" aria-label="搜索评分">
      <h2>
        搜索评分 <small>把顾客天天搜的词在店里和改动里各搜一遍，顾客看不到</small>
        <Button size="small" disabled={isOffline || wrong !== ''} loading={isBusy} onClick={() => void reckon()}>
          算一算
        </Button>
      </h2>
      {problem !== '' && <Alert type="error" showIcon message={problem} />}
      {scored && scored.edited !== typed && <Alert type="warning" showIcon message="内容又改过了，下面是改之前算的，请再算一次" />}
      {scored ? <Score of={scored.score} /> : isBusy ? <Skeleton title={false} active /> : <p>上线前算一算，看看哪些词的前三个会变。</p>}
    </section>
  )
}

const Score = ({ of: { asked, before, after, changed } }: { of: NeedScore }) => (
  <>
    <dl className="need-figures">
      <Figures title="之前" asked={asked} {...before} />
      <Figures title="之后" asked={asked} {...after} />
    </dl>
    <Table<Changed>
      size="small"
      rowKey="query"
      dataSource={changed}
      pagination={{ pageSize: 10, hideOnSinglePage: true, showTotal: (total) => `共 ${total} 个词` }}
      locale={{ emptyText: '没有哪个词的前三个会变' }}
      columns={[
        { title: '搜索词', dataIndex: 'query', width: 150 },
        { title: '之前的前三个', render: (_cell, { before: was }) => <First of={was} /> },
        { title: '之后的前三个', render: (_cell, { after: is }) => <First of={is} /> },
      ]}
    />
  </>
)

type FiguresProps = { title: string; asked: number; right: number; forbidden: number }

const Figures = ({ title, asked, right, forbidden }: FiguresProps) => (
  <div>
    <dt>{title}</dt>
    <dd>
      <b>{((100 * right) / asked).toFixed(1)}</b> 分
      <small>
        {asked} 个词对了 {right} 个，
        <span className={forbidden > 0 ? 'late' : ''}>{forbidden} 个出现了不该出现的</span>
      </small>
    </dd>
  </div>
)

const First = ({ of: { first, isRight, isForbidden } }: { of: Changed['before'] }) => (
  <>
    {isForbidden && <Tag color="red">不该出现</Tag>}
    {!isRight && <Tag color="gold">没有对症的</Tag>}
    {first.join('、') || '（没有商品）'}
  </>
)
