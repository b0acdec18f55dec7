import { Button } from 'antd'
import { overWords } from './overWords'
import './consultations.css'

type Props = {
  state: string
  /** Somebody else who is in it. */
  other: string | undefined
  isOffline: boolean
  onTake: () => void
}

/** In place of what was said: a consultation is read by the doctor who took it, and by nobody before. */
export function TakeFirst({ state, other, isOffline, onTake }: Props) {
  const over = overWords(state)
  if (over !== undefined) return <p className="consult-first">{over}。病情只有接诊的医生能看。</p>
  if (other !== undefined) return <p className="consult-first">{other}正在接诊，病情和对话只有接诊的医生能看。</p>
  return (
    <div className="consult-first">
      <p>接诊后才能看病情和对话。第一句回复之前，付过的费用仍会按时自动退回。</p>
      <Button type="primary" size="large" disabled={isOffline} onClick={onTake}>
        接诊 <kbd className="key">H</kbd>
      </Button>
    </div>
  )
}
