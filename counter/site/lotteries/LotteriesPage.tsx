import { Tag } from 'antd'
import { lottery, lotteryOrder, LotteryQuery, type Lottery } from '../../contract/lottery'
import { shopTime } from '../../../src/lib/time'
import { useAsk } from '../client/useAsk'
import { StandingTag } from '../parts/Period'
import { PeriodList } from '../parts/PeriodList'
import { sortedTable } from '../parts/sortedTable'
import { useMaking } from '../parts/useMaking'
import { LotteryPage } from './LotteryPage'

/** Draws: when they run, how often somebody drew and won. */
export function LotteriesPage() {
  const making = useMaking()
  const { words, change, opened, like, leave } = making
  const read = LotteryQuery.safeParse(words)
  const query = read.success ? read.data : LotteryQuery.parse({})
  const list = useAsk(lottery.list, { query })
  const { onChange, column } = sortedTable<Lottery>({ query, order: lotteryOrder(query), change })
  if (opened !== undefined)
    return <LotteryPage key={opened} activityId={opened} like={like} onClose={leave} onSaved={() => void list.refetch()} />
  return (
    <PeriodList<Lottery>
      title="抽奖活动"
      subject="lottery"
      newOne="新建抽奖活动"
      noun="个"
      of={list}
      {...{ query, making, onChange }}
      idOf={({ activityId }) => activityId}
      opens={({ standing }) => (standing === 'coming' ? '修改' : '查看')}
      columns={[
        { title: '活动名称', ...column('title'), dataIndex: 'title' },
        { title: '开始', ...column('beginsAt'), width: 150, render: (_cell, { beginsAt }) => shopTime(beginsAt) },
        { title: '结束', ...column('endsAt'), width: 150, render: (_cell, { endsAt }) => shopTime(endsAt) },
        { title: '抽奖次数', width: 110, align: 'right', dataIndex: 'draws' },
        { title: '中奖次数', width: 110, align: 'right', dataIndex: 'wins' },
        {
          title: '状态',
          width: 100,
          render: (_cell, { isStopped, standing }) => (isStopped ? <Tag>已停止</Tag> : <StandingTag of={standing} />),
        },
      ]}
    />
  )
}
