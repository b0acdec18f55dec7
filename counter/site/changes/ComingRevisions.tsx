import { Button, Card, Table, Tag } from 'antd'
import { revision, type Revision } from '../../contract/revision'
import { shopTime } from '../../../src/lib/time'
import { go } from '../client/address'
import { useAsk } from '../client/useAsk'
import { Differences } from '../parts/Differences'
import { stateOf } from '../parts/Revisions'

/** Where a thing of a kind is edited. */
const PLACES: Readonly<Record<string, (id: string) => string>> = {
  goods: (id) => `/products?code=${id}`,
  setting: (id) => `/settings?key=${id}`,
  article: (id) => `/articles?id=${id}`,
  promotion: (id) => `/promotions?id=${id}`,
  coupon: (id) => `/coupons?id=${id}`,
  need: (id) => `/needs?name=${encodeURIComponent(id)}`,
}

/** What is written and not in the shop yet: drafts, what is scheduled, and what could not be published. */
export function ComingRevisions() {
  const { data } = useAsk(revision.list, { query: { part: 'open', size: 50 } })
  if (!data || data.results.length === 0) return null
  return (
    <Card size="small" title={`还没有上线的 ${data.hits} 份修订`} style={{ marginBottom: 16 }}>
      <Table<Revision>
        size="small"
        rowKey="revisionId"
        pagination={false}
        dataSource={data.results}
        columns={[
          { title: '状态', width: 170, render: (_cell, one) => <Standing of={one} /> },
          { title: '什么', width: 200, render: (_cell, { label, number }) => `${label} v${number}` },
          { title: '改什么', render: (_cell, one) => <Content of={one} /> },
          { title: '谁', width: 170, render: (_cell, { by, writtenAt }) => `${by}，${shopTime(writtenAt)}` },
          { title: <span className="unseen">操作</span>, width: 90, render: (_cell, one) => <Open of={one} /> },
        ]}
      />
    </Card>
  )
}

function Standing({ of }: { of: Revision }) {
  const { name, color } = stateOf(of)
  return <Tag color={color}>{name}</Tag>
}

const Content = ({ of: { differences, reason, problem } }: { of: Revision }) => (
  <>
    <Differences of={differences} />
    原因：{reason}
    {problem !== null && <div className="late">{problem}</div>}
  </>
)

function Open({ of: { subject, subjectId, label } }: { of: Revision }) {
  const place = PLACES[subject]
  return place ? (
    <Button aria-label={`打开${label}`} onClick={() => go(place(subjectId))}>
      打开
    </Button>
  ) : null
}
