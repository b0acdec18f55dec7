import { landing, landingOrder, LandingQuery, type LandingRow } from '../../contract/landing'
import { shopTime } from '../../../src/lib/time'
import { useAsk } from '../client/useAsk'
import { StandingTag } from '../parts/Period'
import { PeriodList } from '../parts/PeriodList'
import { sortedTable } from '../parts/sortedTable'
import { useMaking } from '../parts/useMaking'
import { LandingPage } from './LandingPage'

/** Landing pages of partners' campaigns: by which code, with whom, from when until when, and how many came by them. */
export function LandingsPage() {
  const making = useMaking()
  const { words, change, opened, like, leave } = making
  const read = LandingQuery.safeParse(words)
  const query = read.success ? read.data : LandingQuery.parse({})
  const list = useAsk(landing.list, { query })
  const { onChange, column } = sortedTable<LandingRow>({ query, order: landingOrder(query), change })
  if (opened !== undefined)
    return <LandingPage key={opened} landingId={opened} like={like} onClose={leave} onSaved={() => void list.refetch()} />
  return (
    <PeriodList<LandingRow>
      title="合作活动页"
      subject="landing"
      newOne="新建活动页"
      noun="个活动页"
      of={list}
      {...{ query, making, onChange }}
      idOf={({ landingId }) => landingId}
      columns={[
        { title: '编号', width: 150, dataIndex: 'code' },
        { title: '标题', ...column('title'), dataIndex: 'title' },
        { title: '合作方', width: 180, responsive: ['lg'], dataIndex: 'partner' },
        { title: '商品', width: 80, responsive: ['lg'], render: (_cell, { productCount }) => `${productCount} 件` },
        { title: '登记', width: 80, render: (_cell, { registered }) => `${registered} 人` },
        { title: '开始', ...column('beginsAt'), width: 150, responsive: ['xl'], render: (_cell, { beginsAt }) => shopTime(beginsAt) },
        { title: '结束', ...column('endsAt'), width: 150, render: (_cell, { endsAt }) => shopTime(endsAt) },
        { title: '状态', width: 90, render: (_cell, one) => <StandingTag of={one.standing} /> },
      ]}
    />
  )
}
