import { Button, Drawer, Typography } from 'antd'
import { useRef, useState, type ReactNode } from 'react'
import { QUEUES, type QueueName } from '../../contract/queues'
import { useKeys } from '../keys/useKeys'
import { HeadFacts } from '../parts/HeadFacts'
import { toldOf } from './furthestOver'
import { NewsBar } from './NewsBar'
import { QueueList } from './QueueList'
import { spell } from './spell'
import { useQueues } from './useQueues'
import { useTarget } from './useTarget'
import type { News } from './useSteady'
import './queues.css'

type Props = {
  queue: QueueName
  /** What is shown of it at every width. */
  tabs?: ReactNode
  /** What narrows it further: beside the tabs, and on a narrow screen in a drawer. */
  filters?: ReactNode
  /** How many of these narrow it now. */
  filtered?: number
  /** Opens what waits longest; undefined where nothing does. */
  oldest?: { label: string; press: () => void } | undefined
  /** What has changed since the list was laid out. */
  news: News
  children: ReactNode
}

/** A queue's page: all of one's queues, what is shown of this one, and its list. */
export function QueueFrame({ queue, tabs, filters, filtered = 0, oldest, news, children }: Props) {
  const states = useQueues()
  return (
    <div className="queue">
      <HeadFacts>
        <strong>排队</strong>
        <span>{toldOf(Object.values(states))}</span>
      </HeadFacts>
      <QueueList current={queue} />
      <section className="queue-main" aria-labelledby="queue-title">
        <Head queue={queue} count={states[queue]?.count} oldest={oldest} />
        <Filters {...{ tabs, filters, filtered }} />
        <NewsBar of={news} />
        {children}
      </section>
    </div>
  )
}

function Head({ queue, count, oldest }: Pick<Props, 'queue' | 'oldest'> & { count: number | undefined }) {
  const target = useTarget(queue)
  return (
    <div className="queue-head">
      <Typography.Title level={1} id="queue-title">
        {QUEUES[queue].title}
      </Typography.Title>
      <span>
        {count !== undefined && `${count} 件在等，`}
        {spell(target)}内办完
      </span>
      {oldest && (
        <Button type="primary" size="large" onClick={oldest.press}>
          {oldest.label}
          <kbd aria-hidden>N</kbd>
        </Button>
      )}
    </div>
  )
}

const FIELDS = '.queue-more input, .queue-more [tabindex="0"]'

function Filters({ tabs, filters, filtered }: Pick<Props, 'tabs' | 'filters'> & { filtered: number }) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const isNarrow = () => (button.current?.offsetParent ?? null) !== null
  const begin = () => (isNarrow() ? setOpen(true) : document.querySelector<HTMLElement>(FIELDS)?.focus())
  useKeys({ filter: filters && !isOpen ? begin : undefined })
  if (!tabs && !filters) return null
  return (
    <div className="filters queue-filters">
      {tabs}
      {filters && (
        <>
          <div className="queue-more">{filters}</div>
          <Button ref={button} className="queue-more-button" onClick={() => setOpen(true)}>
            筛选{filtered > 0 && ` ${filtered}`}
          </Button>
          <Drawer open={isOpen} width={360} title="筛选" onClose={() => setOpen(false)}>
            {isOpen && <div className="queue-drawer">{filters}</div>}
          </Drawer>
        </>
      )}
    </div>
  )
}
