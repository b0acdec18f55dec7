import { Button, Card, Tag } from 'antd'
import { revision, type Revision } from '../../contract/revision'
import { shopTime } from '../../../src/lib/time'
import { go } from '../client/address'
import { useAsk } from '../client/useAsk'
import { Differences } from './Differences'
import { stateOf } from './Revisions'
import './coming.css'

/** Where a thing of a kind is edited. */
const PLACES: Readonly<Record<string, (id: string) => string>> = {
  goods: (id) => `/products?code=${id}`,
  setting: (id) => `/settings?key=${id}`,
  article: (id) => `/articles?id=${id}`,
  promotion: (id) => `/promotions?id=${id}`,
  coupon: (id) => `/coupons?id=${id}`,
  need: (id) => `/needs?name=${encodeURIComponent(id)}`,
}

/** Differences that are told of each; the others stand where it is opened. */
const MAX = 3

/** What is written and not in the shop yet, of one kind or of all: drafts, what is scheduled, and what could not be published. */
export function ComingRevisions({ subject }: { subject?: string }) {
  const { data } = useAsk(revision.list, { query: { part: 'open', size: 50, ...(subject && { subject }) } })
  if (!data || data.results.length === 0) return null
  const title = `还没有上线的 ${data.hits} 份修订`
  return (
    <Card size="small" title={title} className="coming">
      <ul aria-label={title}>
        {data.results.map((one) => (
          <li key={one.revisionId}>
            <Standing of={one} />
            <Content of={one} />
            <Open of={one} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Standing({ of }: { of: Revision }) {
  const { name, color } = stateOf(of)
  return <Tag color={color}>{name}</Tag>
}

const Content = ({ of: { label, number, differences, reason, problem, by, writtenAt } }: { of: Revision }) => (
  <div>
    <b>
      {label} v{number}
    </b>{' '}
    {reason}{' '}
    <small>
      {by}，{shopTime(writtenAt)}
    </small>
    <Differences of={differences.slice(0, MAX)} />
    {differences.length > MAX && <small>共 {differences.length} 处</small>}
    {problem !== null && <div className="late">{problem}</div>}
  </div>
)

function Open({ of: { subject, subjectId, label } }: { of: Revision }) {
  const place = PLACES[subject]
  return place ? (
    <Button aria-label={`打开${label}`} onClick={() => go(place(subjectId))}>
      打开
    </Button>
  ) : null
}
