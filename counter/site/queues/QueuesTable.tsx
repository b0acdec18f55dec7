import { Empty, Table } from 'antd'
import { QUEUES } from '../../contract/queues'
import type { QueueState } from '../../contract/queue'
import { MINUTE_SECONDS } from '../../../src/lib/duration'
import { PageLink } from '../parts/PageLink'
import { Distance } from './Distance'
import { spell } from './spell'

/** One's queues: how many are in each, and how long the oldest has waited against what is meant. */
export const QueuesTable = ({ queues }: { queues: QueueState[] }) => (
  <Table<QueueState>
    size="middle"
    rowKey="queue"
    pagination={false}
    dataSource={queues}
    locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="没有归您处理的队列" /> }}
    columns={[
      { title: '队列', render: (_cell, { queue }) => <PageLink to={QUEUES[queue].path}>{QUEUES[queue].title}</PageLink> },
      { title: '件数', dataIndex: 'count', width: 90 },
      {
        title: '最久等待',
        width: 140,
        render: (_cell, { count, oldestSeconds }) => (count > 0 ? spell(Math.floor(oldestSeconds / MINUTE_SECONDS)) : '无'),
      },
      { title: '距目标', width: 140, render: (_cell, state) => state.count > 0 && <Distance of={state} /> },
      { title: '目标', width: 120, render: (_cell, { targetMinutes }) => `${spell(targetMinutes)}内` },
    ]}
  />
)
