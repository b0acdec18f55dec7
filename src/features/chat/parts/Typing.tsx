import { View } from '@tarojs/components'
import { useState, type ReactNode } from 'react'
import { MAX_TEXT } from '@/contract/chat'
import { a11y } from '@/ui/element/a11y'
import { cx } from '@/ui/element/cx'
import { Reason } from '@/ui/feedback/reason'
import { MessageInput } from '@/ui/form/message/MessageInput'
import { askForPictures } from '@/ui/form/uploader/askForPictures'
import { Button } from '@/ui/press/Button'
import { IconButton } from '@/ui/press/IconButton'
import { usePress } from '@/ui/press/usePress'
import { draftOf } from '../draft'
import type { UsedConversation } from '../useConversation'

/** Pictures that are chosen at once. */
const MAX_PICTURES = 9
/** From so many letters on it is said how many there are. */
const COUNTED_FROM = MAX_TEXT - 100
/** What a field takes in before it is cut off: a text that is too long is told so, and loses nothing. */
const MAX_TYPED = 5000

type Props = {
  talk: UsedConversation
  /** By which what was typed is kept while the shop is open. */
  draftName: string
  placeholder: string
  onKeyboard: (height: number) => void
  /** What stands above the field for what is typed. */
  above?: (typed: string, change: (typed: string) => void) => ReactNode
}

/** Where a message is typed, or pictures are chosen. */
export function Typing({ talk, draftName, placeholder, onKeyboard, above }: Props) {
  const draft = draftOf(draftName)
  const [text, setText] = useState(draft.read)
  const change = (typed: string) => {
    setText(typed)
    draft.keep(typed)
    talk.typing()
  }
  const send = () => {
    const written = text.trim()
    if (written === '') return
    if (written.length > MAX_TEXT) throw new Reason(`一条消息最多 ${MAX_TEXT} 字，请分成几条发送`)
    talk.send([{ kind: 'text', text: written }])
    setText('')
    draft.keep('')
  }
  const { press } = usePress(send, { quiet: true })
  const hasText = text.trim() !== ''
  return (
    <>
      {above?.(text, change)}
      <View className="kf__input row gap-8">
        <View className="kf__field grow">
          <MessageInput
            label="消息"
            placeholder={placeholder}
            value={text}
            maxLength={MAX_TYPED}
            onChange={change}
            onSend={() => void press()}
            onKeyboard={onKeyboard}
          />
          {text.length >= COUNTED_FROM && <Counted length={text.trim().length} />}
        </View>
        {hasText ? (
          <Button size="m" onPress={send} quiet>
            发送
          </Button>
        ) : (
          <IconButton name="image" size={26} label="发图片" onPress={() => sendPictures(talk)} />
        )}
      </View>
    </>
  )
}

const Counted = ({ length }: { length: number }) => (
  <View
    className={cx('kf__count num text-12', length > MAX_TEXT ? 'color-price' : 'color-caption')}
    {...a11y({ role: 'status', label: `已写 ${length} 字，最多 ${MAX_TEXT} 字` })}
  >
    {length}/{MAX_TEXT}
  </View>
)

async function sendPictures(talk: UsedConversation) {
  const paths = await askForPictures(MAX_PICTURES)
  talk.send(paths.slice(0, MAX_PICTURES).map((path) => ({ kind: 'picture', path, progress: 0 })))
}
