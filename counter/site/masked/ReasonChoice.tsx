import { Alert, Button, Input, type InputRef } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { UncoverReason, UNCOVER_REASON_NAMES } from '../../contract/uncover'
import { useKeys } from '../keys/useKeys'

type Props = {
  /** What is to be uncovered: 收货人手机号. */
  title: string
  problem: string
  isBusy: boolean
  onChoose: (reason: UncoverReason, words: string) => void
}

const nothing = () => undefined
/** A decision is on the case, which lies behind the question. */
const DECISIONS = { approve: nothing, refuse: nothing, giveBack: nothing, oldest: nothing }

/** Asks why somebody looks: a number key or a press, and words where it is another reason. */
export function ReasonChoice({ title, problem, isBusy, onChoose }: Props) {
  const [isOther, setOther] = useState(false)
  const [words, setWords] = useState('')
  const first = useRef<HTMLButtonElement>(null)
  const field = useRef<InputRef>(null)
  useEffect(() => first.current?.focus(), [])
  useEffect(() => {
    if (isOther) field.current?.focus()
  }, [isOther])
  const choose = (reason: UncoverReason) => {
    if (isBusy) return
    if (reason === 'other') setOther(true)
    else onChoose(reason, '')
  }
  const numbered = UncoverReason.options.map((reason, place) => [String(place + 1), () => choose(reason)] as const)
  useKeys({ ...DECISIONS, ...(Object.fromEntries(numbered) as Record<`${number}`, () => void>) })
  const told = words.trim()
  return (
    <div role="group" aria-label={`为什么查看${title}`} className="uncover" aria-busy={isBusy}>
      <strong>为什么查看{title}？</strong>
      {UncoverReason.options.map((reason, place) => (
        <Button key={reason} ref={place === 0 ? first : undefined} onClick={() => choose(reason)}>
          <kbd className="key">{place + 1}</kbd>
          {UNCOVER_REASON_NAMES[reason]}
        </Button>
      ))}
      {isOther && (
        <Input.Search
          ref={field}
          aria-label="原因"
          placeholder="请写明原因"
          maxLength={50}
          enterButton="查看"
          loading={isBusy}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          onSearch={() => told !== '' && onChoose('other', told)}
        />
      )}
      {problem !== '' && <Alert type="error" showIcon message={problem} />}
      <small>会记录谁在什么时候、为什么查看</small>
    </div>
  )
}
