import { waitOf } from './waits'

/** How long somebody waits: the minutes, and how far that is from the target. */
export function Wait({ since, targetMinutes, isLong = false }: { since: string | null; targetMinutes: number; isLong?: boolean }) {
  const wait = waitOf(since, targetMinutes, Date.now())
  if (!wait) return null
  return (
    <span className={`chat-wait distance--${wait.state}`}>
      <strong>等了 {wait.minutes}</strong>
      {(isLong || wait.state === 'over') && ` ${wait.words}`}
    </span>
  )
}
