import { Button } from 'antd'
import { useState } from 'react'
import { QUEUES } from '../../contract/queues'
import type { QueueState } from '../../contract/queue'
import { MINUTE_SECONDS } from '../../../src/lib/duration'
import { go } from '../client/address'
import { useKeys } from '../keys/useKeys'
import { PageLink } from '../parts/PageLink'
import { Distance } from '../queues/Distance'
import { furthestOver, secondsOver } from '../queues/furthestOver'
import { spell } from '../queues/spell'
import { Block, Nothing } from './Block'

/** As many as there is room for. */
const MAX_ROWS = 7

/** What waits in one's queues, what is furthest over its target first: how many, how long the oldest has, and how far that is from the target. */
export function WaitingBlock({ queues }: { queues: readonly QueueState[] }) {
  const [isWhole, setWhole] = useState(false)
  const waiting = queues.filter(({ count }) => count > 0).sort((one, other) => secondsOver(other) - secondsOver(one))
  const rest = waiting.length - MAX_ROWS
  return (
    <Block title="在等什么" side={<GoToOldest queues={queues} />}>
      {waiting.length === 0 && <Nothing>{queues.length === 0 ? '没有归您处理的队列' : '各队列都没有在等的'}</Nothing>}
      <table className="today-table">
        <thead className="unseen">
          <tr>
            {['队列', '件数', '最久等了', '距目标'].map((title) => (
              <th scope="col" key={title}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(isWhole ? waiting : waiting.slice(0, MAX_ROWS)).map((state) => (
            <Row key={state.queue} of={state} />
          ))}
        </tbody>
      </table>
      {rest > 0 && !isWhole && (
        <Button type="link" size="small" onClick={() => setWhole(true)}>
          其余 {rest} 个队列
        </Button>
      )}
    </Block>
  )
}

const Row = ({ of }: { of: QueueState }) => (
  <tr>
    <th scope="row">
      <PageLink to={QUEUES[of.queue].path}>{QUEUES[of.queue].title}</PageLink>
    </th>
    <td>{of.count}</td>
    <td>{spell(Math.floor(of.oldestSeconds / MINUTE_SECONDS))}</td>
    <td>
      <Distance of={of} />
    </td>
  </tr>
)

function GoToOldest({ queues }: { queues: readonly QueueState[] }) {
  const worst = furthestOver(queues)
  const open = worst && (() => go(QUEUES[worst.queue].path))
  useKeys({ oldest: open })
  if (!open) return null
  return (
    <Button type="primary" onClick={open} className="today-oldest">
      去最久的一件
      <kbd aria-hidden>N</kbd>
    </Button>
  )
}
