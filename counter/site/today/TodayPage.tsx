import { Card, Empty, Statistic, Table, Typography } from 'antd'
import { today, type Today, type Waiting } from '../../contract/today'
import { yuan } from '../../../src/lib/money'
import { shopTime } from '../../../src/lib/time'
import { useAsk } from '../client/useAsk'
import { Answered } from '../parts/Answered'
import { Bars } from '../parts/Bars'
import { lasting } from '../parts/lasting'
import { PageLink } from '../parts/PageLink'
import { useSession } from '../session/useSession'
import { DaysChart } from './DaysChart'
import { QUEUE_PAGES } from './queuePages'

const STEP_NAMES: Readonly<Record<string, string>> = { product: '看商品', cart: '加购', order: '下单', paid: '付款' }

/** Today's figures, what waits, and what visits reported. */
export function TodayPage() {
  const figures = useAsk(today.figures, {})
  return (
    <div className="stack">
      <Typography.Title level={1} style={{ fontSize: 22, margin: 0 }}>
        今天
      </Typography.Title>
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
        <Card>
          <Statistic title="等待处理" value={waiting.reduce((sum, { count }) => sum + count, 0)} suffix="件" />
        </Card>
      </div>
      <Card title="等待处理，最久的在前">
        <WaitingTable waiting={waiting} />
      </Card>
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

/** What waits, leading to where it is worked off, for those who find that page in their menu. */
function Queue({ of: { queue, what } }: { of: Waiting }) {
  const session = useSession()
  const roles = session.state === 'in' ? session.me.roles : []
  const page = QUEUE_PAGES[queue]
  return page?.roles.some((role) => roles.includes(role)) ? <PageLink to={page.path}>{what}</PageLink> : what
}

const WaitingTable = ({ waiting }: { waiting: Waiting[] }) => (
  <Table<Waiting>
    size="middle"
    rowKey="what"
    pagination={false}
    dataSource={waiting}
    locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="没有等待处理的事" /> }}
    columns={[
      { title: '什么', render: (_cell, row) => <Queue of={row} /> },
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
