import { Button } from 'antd'
import { yuan } from '../../../src/lib/money'
import type { AftersalesCase } from '../../contract/aftersales'
import { waysOf, type Way } from './ways'
import { hintOf, standingOf } from './words'

type Props = {
  of: AftersalesCase
  isOffline: boolean
  isBusy: boolean
  choose: (way: Way) => () => void
  next: { label: string; press: () => void }
}

/** For whom something is decided, and the ways to: always in sight. What nobody here can do anything about leads on. */
export function CaseBar({ of, isOffline, isBusy, choose, next }: Props) {
  const ways = waysOf(of)
  const { memberName, count, amount, refusal } = of
  return (
    <footer className="review-bar" aria-label="决定">
      <p>
        <strong>{memberName || '（已注销）'}</strong> {count} 件，{yuan(amount)} 元，{standingOf(of)}
        <small>{isOffline ? '网络断开，现在不能作决定' : (refusal ?? hintOf(of.statusCode))}</small>
      </p>
      {ways.map(({ way, label, letter, isRefusal }) => (
        <Button
          key={way}
          size="large"
          type={isRefusal ? 'default' : 'primary'}
          danger={isRefusal === true && !isOffline}
          disabled={isOffline}
          loading={isBusy}
          onClick={choose(way)}
        >
          {label}
          <kbd aria-hidden>{letter}</kbd>
        </Button>
      ))}
      {ways.length === 0 && (
        <Button type="primary" size="large" onClick={next.press}>
          {next.label}
          <kbd aria-hidden>J</kbd>
        </Button>
      )}
    </footer>
  )
}
