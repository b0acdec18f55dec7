import { Typography } from 'antd'
import { HELD_QUEUES, QUEUES } from '../../contract/queues'
import type { HeldCase, Mine } from '../../contract/queue'
import { MINUTE } from '../../../src/lib/duration'
import { shopFormat } from '../../../src/lib/time'
import { PageLink } from '../parts/PageLink'
import { addressOfCase } from './addressOfCase'
import { spell } from './spell'

/** Under one's queues: what one has in hand, for how long, and how many of each kind one has decided today. */
export const MyWork = ({ of: { held, decided } }: { of: Mine }) => (
  <div className="mine">
    <section aria-label="我手上">
      <Typography.Text type="secondary">我手上</Typography.Text>
      {held.length === 0 && <p>没有领着的</p>}
      <ul>
        {held.map((one) => (
          <li key={`${one.queue}${one.recordId}`}>
            <PageLink to={addressOfCase(one)}>{calledIn(one)}</PageLink>
            <span>{spell(Math.max(1, Math.floor((Date.now() - Date.parse(one.takenAt)) / MINUTE)))}</span>
          </li>
        ))}
      </ul>
    </section>
    <section aria-label="今天已办">
      <Typography.Text type="secondary">今天已办 {decided.reduce((sum, { count }) => sum + count, 0)}</Typography.Text>
      <ul>
        {decided.map(({ queue, count }) => (
          <li key={queue}>
            {QUEUES[queue].title}
            <span>{count} 件</span>
          </li>
        ))}
      </ul>
    </section>
  </div>
)

/** 核对 2611250000000001, 审核 14:02 提交的一件: nobody's name. */
const calledIn = ({ queue, recordId, since }: HeldCase) =>
  `${HELD_QUEUES[queue].doing} ${queue === 'orders' ? recordId : `${shopFormat(since, 'HH:mm')} 提交的一件`}`
