import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import type { Desk, FrequentQuestion } from '@/contract/chat'
import { go } from '@/routes/go'
import { Button } from '@/ui/press/Button'
import { Press } from '@/ui/press/Press'
import type { Brought } from '../../brought'
import type { UsedConversation } from '../../useConversation'
import { BroughtBar } from './BroughtBar'
import { Chips } from './Chips'
import type { Auto } from '../../parts/StatusLine'
import { Suggestions } from '../../parts/Suggestions'
import { Typing } from '../../parts/Typing'

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
  const isRobots = desk === 'service' && conversation?.state !== 'talking' && conversation?.state !== 'waiting'
  const ask = ({ questionId, question }: FrequentQuestion, change: (typed: string) => void) => {
    talk.send([{ kind: 'question', questionId, text: question }])
    change('')
  }
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
      {(!isAway || desk === 'service') && (
        <Typing
          talk={talk}
          draftName="kf"
          placeholder="输入您的问题"
          onKeyboard={setKeyboard}
          above={(typed, change) => isRobots && <Suggestions typed={typed} onAsk={(question) => ask(question, change)} onGrown={onGrown} />}
        />
      )}
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
