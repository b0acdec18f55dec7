import { Button, Empty } from 'antd'
import { QUEUES, type QueueName } from '../../contract/queues'
import type { QueueState } from '../../contract/queue'
import { MINUTE_SECONDS } from '../../../src/lib/duration'
import { go } from '../client/address'
import { EmptyPicture } from '../parts/EmptyPicture'
import { furthestOver } from './furthestOver'
import { spell } from './spell'
import { useQueues } from './useQueues'

type Props = {
  queue: QueueName
  /** The list shows what waits in the queue, and not what is done. */
  isWaiting: boolean
  /** That nothing is there, where the queue itself is not empty. */
  none: string
}

/** An empty list of a queue: that all of it is done and which queue comes next, or that nothing is as was asked for. */
export function QueueEmpty({ queue, isWaiting, none }: Props) {
  const states = useQueues()
  if (!isWaiting || states[queue]?.count !== 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={none} />
  const all = Object.values(states)
  const next = furthestOver(all)
  return (
    <EmptyPicture picture="done" title={`${QUEUES[queue].title}都办完了`} text={next ? nextWords(next) : '各队列都没有在等的'}>
      {next && (
        <Button onClick={() => go(QUEUES[next.queue].path)}>
          去{QUEUES[next.queue].title}
          <kbd className="key" aria-hidden>
            {all.indexOf(next) + 1}
          </kbd>
        </Button>
      )}
    </EmptyPicture>
  )
}

const nextWords = ({ queue, oldestSeconds }: QueueState) =>
  `下一件在「${QUEUES[queue].title}」，最久等了 ${spell(Math.floor(oldestSeconds / MINUTE_SECONDS))}`
