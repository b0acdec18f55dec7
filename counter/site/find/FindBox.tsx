import { Alert, Input, type InputRef } from 'antd'
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { find, FOUND_KINDS, type Found } from '../../contract/find'
import { shopTime } from '../../../src/lib/time'
import { ask } from '../client/ask'
import { PageLink } from '../parts/PageLink'
import './find.css'

type Answer = { words: string; results: Found[]; problem: string }

/**
 * The field in the head: a number's first digits or a phone's last four, looked for when Enter is pressed, for each look leaves a line in the
 * audit log. What is found lies below it, and behind it in the order of the page, until both are left; the words stand in no address.
 */
export function FindBox() {
  const [answer, setAnswer] = useState<Answer>()
  const [isBusy, setBusy] = useState(false)
  const field = useRef<InputRef>(null)
  const box = useRef<HTMLDivElement>(null)
  const look = async (typed: string) => {
    const words = typed.trim()
    if (words === '' || isBusy) return
    setBusy(true)
    const { results, problem } = await ask(find.records, { query: { words } }).then(
      (found) => ({ results: found.results, problem: '' }),
      (error: unknown) => ({ results: [], problem: (error as Error).message }),
    )
    setAnswer({ words, results, problem })
    setBusy(false)
  }
  const close = () => setAnswer(undefined)
  useEffect(() => {
    const closeOutside = ({ target }: PointerEvent) => {
      if (!box.current?.contains(target as Node)) close()
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [])
  // Nobody has the focus while the window has not: what was found waits.
  const closeBehind = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !box.current?.contains(relatedTarget)) close()
  }
  const leave = () => {
    close()
    field.current?.blur()
  }
  /** From the field into what was found, along it and back: the field stands before the first. */
  const move = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const found = [...(box.current?.querySelectorAll<HTMLElement>('.find-list a') ?? [])]
    const at = found.findIndex((one) => one === document.activeElement)
    const to = placeAfter(event.key, { at, last: found.length - 1 })
    if (to === undefined) return
    // The page has keys of its own, and its own way to scroll.
    event.preventDefault()
    event.stopPropagation()
    if (to === 'out') leave()
    else (found[to] ?? field.current)?.focus()
  }
  return (
    <div className="find" role="search" ref={box} onKeyDown={move} onBlur={closeBehind}>
      <Input
        ref={field}
        allowClear
        aria-label="查找单号或手机后四位"
        placeholder="单号前几位、手机后四位"
        maxLength={40}
        prefix={<span className="icon icon--search" />}
        suffix={<kbd className="key">/</kbd>}
        onPressEnter={({ currentTarget }) => void look(currentTarget.value)}
        onChange={close}
      />
      {answer && (
        <div className="find-panel" tabIndex={-1}>
          <FoundList of={answer} onGone={close} />
        </div>
      )}
      <span className="unseen" role="status">
        {answer && toldOf(answer)}
        {answer && answer.results.length > 0 && '，按向下键逐条看'}
      </span>
    </div>
  )
}

/** -1: the field. */
const FIELD = -1

/** Where a key leads from a place: to another one, out of all, or nowhere, so that the key is the browser's. */
function placeAfter(key: string, { at, last }: { at: number; last: number }): number | 'out' | undefined {
  if (key === 'Escape') return at === FIELD ? 'out' : FIELD
  if (key === 'ArrowDown' && last > FIELD) return Math.min(at + 1, last)
  if (at === FIELD) return undefined
  if (key === 'ArrowUp') return at - 1
  if (key === 'Home') return 0
  if (key === 'End') return last
  return undefined
}

const toldOf = ({ words, results, problem }: Answer) =>
  problem || (results.length === 0 ? `没有找到「${words}」` : `找到 ${results.length} 条`)

function FoundList({ of, onGone }: { of: Answer; onGone: () => void }) {
  if (of.problem) return <Alert type="error" showIcon message={of.problem} />
  if (of.results.length === 0) return <p className="find-none">{toldOf(of)}。可以输入单号的前几位，或手机后四位</p>
  return (
    <ul className="find-list" aria-label="找到的">
      {of.results.map(({ kind, id, name, text, at }) => (
        <li key={`${kind} ${id}`} onClick={onGone}>
          <PageLink to={FOUND_KINDS[kind].at + encodeURIComponent(id)} className="find-one">
            <b>{FOUND_KINDS[kind].name}</b>
            <span className="find-id">{id}</span>
            <span>{[name, text].filter(Boolean).join('，')}</span>
            <time>{shopTime(at)}</time>
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
