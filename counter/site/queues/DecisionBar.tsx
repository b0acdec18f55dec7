import { Button, Space } from 'antd'
import { GiveBackButton } from './GiveBackButton'

type Action = { label: string; press: () => void }
type Props = {
  approve: Action
  refuse?: Action
  /** What can be done before one decides. */
  more?: Action | undefined
  /** The way on: the case after this one, or the list. */
  next: Action
  isHeld: boolean
  isOffline: boolean
  isBusy?: boolean
  giveBack: (key: string) => Promise<unknown>
  /** A dialog lies over the case. */
  isCovered?: boolean
  onDone: () => void
}

/** What can be done with an open case. In somebody else's hand nothing of it can, and the way on is the next one. */
export function DecisionBar({
  approve,
  refuse,
  more,
  next,
  isHeld,
  isOffline,
  isBusy = false,
  giveBack,
  isCovered = false,
  onDone,
}: Props) {
  const isDeaf = isHeld || isOffline
  return (
    <Space>
      <Button type={isHeld ? 'default' : 'primary'} disabled={isDeaf} loading={isBusy} onClick={approve.press}>
        {approve.label}
      </Button>
      {refuse && (
        <Button danger={!isHeld} disabled={isDeaf || isBusy} onClick={refuse.press}>
          {refuse.label}
        </Button>
      )}
      {more && (
        <Button disabled={isDeaf || isBusy} onClick={more.press}>
          {more.label}
        </Button>
      )}
      {isHeld ? (
        <Button type="primary" onClick={next.press}>
          {next.label}
        </Button>
      ) : (
        <GiveBackButton giveBack={giveBack} onDone={onDone} isCovered={isCovered} />
      )}
    </Space>
  )
}
