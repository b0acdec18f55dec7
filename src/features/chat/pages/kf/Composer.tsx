import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { MAX_TEXT, type Desk, type FrequentQuestion } from '@/contract/chat'
import { choosePictures } from '@/platform/choosePictures'
import { go } from '@/routes/go'
import { a11y } from '@/ui/element/a11y'
import { cx } from '@/ui/element/cx'
import { Reason } from '@/ui/feedback/reason'
import { MessageInput } from '@/ui/form/message/MessageInput'
import { Button } from '@/ui/press/Button'
import { IconButton } from '@/ui/press/IconButton'
import { Press } from '@/ui/press/Press'
import { usePress } from '@/ui/press/usePress'
import type { Brought } from '../../brought'
import { draft } from '../../draft'
import type { UsedConversation } from '../../useConversation'
import { BroughtBar } from './BroughtBar'
import { Chips } from './Chips'
import type { Auto } from './StatusLine'
import { Suggestions } from './Suggestions'

/** Pictures that are chosen at once. */
const MAX_PICTURES = 9
/** From so many letters on it is said how many there are. */
const COUNTED_FROM = MAX_TEXT - 100
/** What a field takes in before it is cut off: a text that is too long is told so, and loses nothing. */
const MAX_TYPED = 5000

export type ComposerProps = {
  talk: UsedConversation
  desk: Desk
  auto: Auto | undefined
  brought: Brought | undefined
  /** Messages that came while one read further up. */
  unseen: number
  onFoot: () => void
  /** The bar has become higher: who stands at the foot stays there. */
  onGrown: () => void
  onDesk: (to: Desk) => Promise<void>
}

/** The foot of the page: what can be done, and where a message is typed; outside the hours, where one is left. */
export function Composer(props: ComposerProps) {
  const { talk, desk, auto, brought, unseen, onFoot, onGrown } = props
  const [keyboard, setKeyboard] = useState(0)
  useEffect(onGrown, [keyboard, onGrown])
  const { conversation } = talk.thread
  const isAway = auto?.online === false && conversation?.state !== 'talking'
  return (
    <View className="kf__composer" {...(keyboard > 0 && { style: { paddingBottom: `${keyboard}px` } })}>
      {unseen > 0 && (
        <Press className="kf__unseen text-13 color-link" onPress={onFoot}>
          {unseen} 条新消息
        </Press>
      )}
      {brought && <BroughtBar of={brought} onSend={(content) => talk.send([content])} />}
      <Chips {...props} />
      {isAway && <Away answers={desk === 'service'} />}
      {(!isAway || desk === 'service') && <Typing talk={talk} desk={desk} onKeyboard={setKeyboard} onGrown={onGrown} />}
    </View>
  )
}

/** Nobody answers now: a message is left; at the service desk the robot still answers. */
const Away = ({ answers }: { answers: boolean }) => (
  <View className="kf__input row gap-12">
    <View className="grow text-14 color-body">
      {answers ? '现在不在服务时间，常见问题自动回复，也可以留言' : '现在不在服务时间，可以点常见问题，或给客服留言'}
    </View>
    <Button size="m" icon="edit" onPress={() => go('leaveMsg', { website: 'mall' })}>
      留言
    </Button>
  </View>
)

type TypingProps = Pick<ComposerProps, 'talk' | 'desk' | 'onGrown'> & { onKeyboard: (height: number) => void }

function Typing({ talk, desk, onKeyboard, onGrown }: TypingProps) {
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
  const ask = ({ questionId, question }: FrequentQuestion) => {
    talk.send([{ kind: 'question', questionId, text: question }])
    change('')
  }
  const isRobots = desk === 'service' && talk.thread.conversation?.state !== 'talking' && talk.thread.conversation?.state !== 'waiting'
  return (
    <>
      {isRobots && <Suggestions typed={text} onAsk={ask} onGrown={onGrown} />}
      <View className="kf__input row gap-8">
        <View className="kf__field grow">
          <MessageInput
            label="消息"
            placeholder="输入您的问题"
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
  const paths = await choosePictures(MAX_PICTURES)
  talk.send(paths.slice(0, MAX_PICTURES).map((path) => ({ kind: 'picture', path, progress: 0 })))
}
