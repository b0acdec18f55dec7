import { Card, Statistic, Table, Typography } from 'antd'
import { queue } from '../../contract/queue'
import { today, type Today, type Waiting } from '../../contract/today'
import { yuan } from '../../../src/lib/money'
import { shopTime } from '../../../src/lib/time'
import { useAsk } from '../client/useAsk'
import { Answered } from '../parts/Answered'
import { Bars } from '../parts/Bars'
import { lasting } from '../parts/lasting'
import { MyWork } from '../queues/MyWork'
import { QueuesTable } from '../queues/QueuesTable'
import { DaysChart } from './DaysChart'

const STEP_NAMES: Readonly<Record<string, string>> = { product: '看商品', cart: '加购', order: '下单', paid: '付款' }

/** One's queues, today's figures, and what visits reported. */
export function TodayPage() {
  const figures = useAsk(today.figures, {})
  const waiting = useAsk(queue.waiting, {})
  const mine = useAsk(queue.mine, {})
  return (
    <div className="stack">
      <Typography.Title level={1} style={{ fontSize: 22, margin: 0 }}>
        今天
      </Typography.Title>
      <Card title="在等什么">
        <Answered of={waiting}>{({ queues }) => <QueuesTable queues={queues} />}</Answered>
        {mine.data && <MyWork of={mine.data} />}
      </Card>
      <Answered of={figures}>{(data) => <Figures data={data} />}</Answered>
    </div>
  )
}

function Figures({ data: { at, days, waiting, visits } }: { data: Today }) {
  const last = days.at(-1)
  return (
    <div className="stack">
      <Typography.Text type="secondary">{shopTime(at)} 的数字，每 15 秒更新</Typography.Text>
      <div className="figures">
        <Figure title="今日下单" figure={last?.ordered} />
        <Figure title="今日付款" figure={last?.paid} />
        <Figure title="今日核对" figure={last?.checked} />
        <Figure title="今日退款" figure={last?.refunded} />
      </div>
      {waiting.length > 0 && (
        <Card title="要在工作台以外处理，最久的在前">
          <WaitingTable waiting={waiting} />
        </Card>
      )}
      <Card title="近 14 天：浅色为下单，深色为付款">
        <DaysChart days={days} />
      </Card>
      <div className="columns">
        <Card title={`近 7 天访问 ${visits.count} 次：从商品到付款`}>
          <Bars rows={visits.funnel.map(({ name, count }) => ({ name: STEP_NAMES[name] ?? name, count }))} />
        </Card>
        <Card title="看得最多的页面">
          <Bars rows={visits.pages} />
        </Card>
        <Card title="来源">
          <Bars rows={visits.origins} />
        </Card>
        <Card title="页面错误">
          <Bars rows={visits.errors.map(({ name, route, count }) => ({ name: `${route}：${name}`, count }))} />
        </Card>
      </div>
    </div>
  )
}

function Figure({ title, figure = { count: 0, amount: 0 } }: { title: string; figure: Today['days'][number]['paid'] | undefined }) {
  return (
    <Card>
      <Statistic title={title} value={figure.count} suffix="单" />
      <Typography.Text type="secondary">共 {yuan(figure.amount)} 元</Typography.Text>
    </Card>
  )
}

const WaitingTable = ({ waiting }: { waiting: Waiting[] }) => (
  <Table<Waiting>
    size="middle"
    rowKey="what"
    pagination={false}
    dataSource={waiting}
    columns={[
      { title: '什么', dataIndex: 'what' },
      { title: '数量', dataIndex: 'count', width: 90 },
      {
        title: '最久',
        width: 120,
        render: (_cell, { oldestSeconds, isLate }) => (
          <span className={isLate ? 'late' : ''}>
            {lasting(oldestSeconds)}
            {isLate && '，已超时'}
          </span>
        ),
      },
      { title: '怎么办', dataIndex: 'todo', responsive: ['md'] },
    ]}
  />
)
