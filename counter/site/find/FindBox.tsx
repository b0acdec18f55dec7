import { Alert, Input, Popover, type InputRef } from 'antd'
import { useRef, useState } from 'react'
import { find, FOUND_KINDS, type Found } from '../../contract/find'
import { shopTime } from '../../../src/lib/time'
import { ask } from '../client/ask'
import { PageLink } from '../parts/PageLink'
import './find.css'

type Answer = { words: string; results: Found[]; problem: string }

/**
 * The field in the head: a number's first digits or a phone's last four, looked for when Enter is pressed, for each look leaves a line in the
 * audit log. What is found lies below it until it is left; the words stand in no address.
 */
export function FindBox() {
  const [answer, setAnswer] = useState<Answer>()
  const [isBusy, setBusy] = useState(false)
  const field = useRef<InputRef>(null)
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
  return (
    <div className="find" role="search">
      <Popover
        open={answer !== undefined}
        onOpenChange={(open) => !open && close()}
        trigger="click"
        placement="bottomRight"
        arrow={false}
        content={answer && <FoundList of={answer} onGone={close} />}
      >
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
          onKeyDown={({ key }) => {
            if (key !== 'Escape') return
            close()
            field.current?.blur()
          }}
        />
      </Popover>
      <span className="unseen" role="status">
        {answer && toldOf(answer)}
      </span>
    </div>
  )
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
