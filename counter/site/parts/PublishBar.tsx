import { Alert, Button, Input, Popover } from 'antd'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { MAX_REASON, Reason, type Revision } from '../../contract/revision'
import { isCovered } from './covered'
import { instantOf } from './shopInstant'
import './revisions.css'

type Props = {
  count: number
  /** The open revision that is written anew. */
  own: Revision | undefined
  reason: string
  /** What somebody may write there. */
  example?: string
  onReason: (reason: string) => void
  /** What has to be put right first. */
  wrong: string
  problem: string
  /** Whether a pharmacist looks at it before it is published. */
  isChecked?: boolean
  /** Whether the gateway asks for a sentence before it believes a price. */
  isLeap: boolean
  isDisabled: boolean
  isBusy: boolean
  onWrite: (when: string, sentence: string) => void
  onClear: () => void
  onClose: () => void
  /** What else can be done. */
  children?: ReactNode
}

/** What is done with what was typed: kept as a draft, at once, or from a moment on, with its reason; always in sight. */
export function PublishBar({
  count,
  own,
  reason,
  example = '换季、清库存',
  onReason,
  wrong,
  problem,
  isChecked = false,
  isLeap,
  isDisabled,
  isBusy,
  onWrite,
  onClear,
  onClose,
  children,
}: Props) {
  const [sentence, setSentence] = useState('')
  const hasReason = Reason.safeParse(reason).success
  const isReady = count > 0 && hasReason && wrong === '' && !isDisabled && !isBusy
  const write = (when: string) => isReady && onWrite(when, sentence)
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && event.ctrlKey && !isCovered(bar.current)) write('now')
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
  return (
    <>
      {problem !== '' && <Alert type="error" showIcon message={problem} />}
      {isLeap && (
        <label className="revision-sentence">
          照上面的句子输入：
          <Input value={sentence} onChange={({ target }) => setSentence(target.value)} />
        </label>
      )}
      <footer ref={bar} className="review-bar revision-bar" aria-label="上线">
        <label className="revision-reason">
          这次为什么改 <small>写进版本，长期保存</small>
          <Input value={reason} maxLength={MAX_REASON} placeholder={example} onChange={({ target }) => onReason(target.value)} />
        </label>
        <p>
          <strong>{count === 0 ? '没有改动' : `${own ? `v${own.number} ` : '这次'}有 ${count} 处改动`}</strong>
          <small>{hintOf({ count, hasReason, wrong, isChecked })}</small>
        </p>
        {children}
        {count > 0 || own ? <Button onClick={onClear}>不改了</Button> : <Button onClick={onClose}>回到列表</Button>}
        <Button disabled={!isReady} onClick={() => write('draft')}>
          存草稿
        </Button>
        <Scheduling isDisabled={!isReady} onPick={write} />
        <Button type="primary" disabled={!isReady} loading={isBusy} onClick={() => write('now')}>
          {isChecked ? '提交复核' : '立即上线'} <kbd aria-hidden>Ctrl Enter</kbd>
        </Button>
      </footer>
    </>
  )
}

function hintOf({ count, hasReason, wrong, isChecked }: { count: number; hasReason: boolean; wrong: string; isChecked: boolean }) {
  if (count === 0) return `改了之后可以存草稿、定时上线或${isChecked ? '提交复核' : '立即上线'}`
  if (wrong !== '') return wrong
  if (!hasReason) return '请写这次为什么改'
  return isChecked ? '改了文案：药师复核后上线，顾客才看到' : '顾客在上线后看到，可以撤回'
}

/** Asks from when on. */
function Scheduling({ isDisabled, onPick }: { isDisabled: boolean; onPick: (when: string) => void }) {
  const [picked, setPicked] = useState('')
  const [isOpen, setOpen] = useState(false)
  const instant = instantOf(picked, '')
  const pick = () => {
    setOpen(false)
    onPick(instant)
  }
  return (
    <Popover
      trigger="click"
      open={isOpen && !isDisabled}
      onOpenChange={setOpen}
      content={
        <div className="revision-when">
          <label>
            从什么时候起（商城时间）
            <Input type="datetime-local" value={picked} onChange={({ target }) => setPicked(target.value)} />
          </label>
          <Button type="primary" disabled={instant === ''} onClick={pick}>
            定时上线
          </Button>
        </div>
      }
    >
      <Button disabled={isDisabled}>定时上线…</Button>
    </Popover>
  )
}
