import { Button, Input, Modal, type GetRef } from 'antd'
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { MAX_TEXT, type Desk } from '../../../src/contract/chat'
import { chat, type QuickReply } from '../../contract/chat'
import { useAsk } from '../client/useAsk'

export type Field = GetRef<typeof Input.TextArea>

type Props = {
  /** Whose ready sentences stand first. */
  desk: Desk
  text: string
  field: RefObject<Field>
  /** Why nothing can be sent now; empty where it can. */
  blocked: string
  onText: (text: string) => void
  onSend: () => void
  /** What is picked to be sent as a card. */
  cards: ReactNode
}

/** The first of them have keys of their own. */
const WITH_KEYS = 4

/** What is written; Enter sends it, Shift and Enter begin a line, and neither while words are being composed. */
export function Composer({ desk, text, field, blocked, onText, onSend, cards }: Props) {
  const replies = useReplies(desk)
  const [isListed, setListed] = useState(false)
  const composedAt = useRef(-Infinity)
  const put = ({ text: words }: QuickReply) => {
    onText(text === '' ? words : `${text}${words}`)
    field.current?.focus()
  }
  useAltKeys((place) => {
    const reply = replies[place]
    if (reply) put(reply)
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') field.current?.blur()
    const isComposing = event.nativeEvent.isComposing || event.timeStamp - composedAt.current < COMPOSED_MS
    if (event.key !== 'Enter' || event.shiftKey || isComposing) return
    event.preventDefault()
    if (blocked === '' && text.trim() !== '') onSend()
  }
  return (
    <div className="chat-composer">
      <div className="chat-replies">
        {replies.slice(0, WITH_KEYS).map((reply, place) => (
          <Button key={reply.title} size="small" onClick={() => put(reply)} title={reply.text}>
            <kbd className="key">Alt {place + 1}</kbd>
            {reply.title}
          </Button>
        ))}
        <Button size="small" type="link" onClick={() => setListed(true)}>
          常用语
        </Button>
      </div>
      <Input.TextArea
        ref={field}
        aria-label="回复"
        variant="borderless"
        rows={3}
        maxLength={MAX_TEXT}
        placeholder="写回复，按 Enter 发送"
        value={text}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={onKeyDown}
        onCompositionEnd={({ timeStamp }) => {
          composedAt.current = timeStamp
        }}
      />
      <div className="chat-send">
        {cards}
        <span className="chat-send__hint">{blocked === '' ? 'Shift Enter 换行' : blocked}</span>
        <Button type="primary" disabled={blocked !== '' || text.trim() === ''} onClick={onSend}>
          发送 <kbd className="key">Enter</kbd>
        </Button>
      </div>
      {isListed && (
        <Modal open title="常用语" footer={null} onCancel={() => setListed(false)}>
          <ul className="chat-picks">
            {replies.map((reply) => (
              <li key={reply.title}>
                <button
                  type="button"
                  className="chat-pick"
                  onClick={() => {
                    setListed(false)
                    put(reply)
                  }}
                >
                  <strong>{reply.title}</strong>
                  <small>{reply.text}</small>
                </button>
              </li>
            ))}
          </ul>
        </Modal>
      )}
    </div>
  )
}

/** Safari tells of the Enter that ends a composition right after its end. */
const COMPOSED_MS = 50

/** Ready sentences of one's desks, those of the conversation's first; two of one name are one. */
function useReplies(desk: Desk): QuickReply[] {
  const { data } = useAsk(chat.quickReplies, {})
  const desks = data?.desks ?? []
  const all = [...desks.filter((one) => one.desk === desk), ...desks.filter((one) => one.desk !== desk)].flatMap(({ replies }) => replies)
  return all.filter((reply, at) => all.findIndex(({ title }) => title === reply.title) === at)
}

/** Alt and a digit, wherever the focus is: with Alt some keyboards write another letter, so that the key is known by its place. */
function useAltKeys(press: (place: number) => void) {
  const latest = useRef(press)
  useEffect(() => {
    latest.current = press
  })
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const place = /^Digit([1-4])$/.exec(event.code)?.[1]
      if (!event.altKey || place === undefined || document.querySelector('[role="dialog"]')) return
      event.preventDefault()
      latest.current(Number(place) - 1)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
