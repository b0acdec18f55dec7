import { View } from '@tarojs/components'
import type { Read } from '@/api/useRead'
import { Press } from '@/ui/press/Press'
import { usePress } from '@/ui/press/usePress'
import type { Row } from '../threadRows'
import type { UsedConversation } from '../useConversation'
import { FrequentQuestions } from './FrequentQuestions'
import { MessageLine } from './MessageLine'
import { Offers, type OnDesk } from './Offers'
import { OutgoingLine } from './OutgoingLine'
import type { Auto } from './StatusLine'

type Props = {
  rows: readonly Row[]
  talk: UsedConversation
  onEarlier: () => Promise<void>
  /** Of the conversation with the pharmacy alone: the questions asked most, and where a robot's offers lead. */
  auto?: Read<Auto>
  onDesk?: OnDesk
}

/** A conversation line by line. They lie side by side, in no boxes: WeChat's templates go so deep and no deeper. */
export function Lines({ rows, talk, auto, onEarlier, onDesk }: Props) {
  const { press, busy } = usePress(onEarlier, { quiet: true })
  return (
    <>
      {talk.thread.hasEarlier && (
        <Press className="q-more" busy={busy || undefined} onPress={press}>
          {busy ? '正在加载' : '查看更早的消息'}
        </Press>
      )}
      {rows.map((row) => (
        <Line key={row.key} row={row} talk={talk} auto={auto} onDesk={onDesk} />
      ))}
    </>
  )
}

function Line({ row, talk, auto, onDesk }: Pick<Props, 'talk' | 'auto' | 'onDesk'> & { row: Row }) {
  switch (row.kind) {
    case 'time':
      return <View className="kf__time text-12 color-secondary num">{row.text}</View>
    case 'questions':
      return (
        auto && (
          <FrequentQuestions
            auto={auto}
            onAsk={({ questionId, question }) => talk.send([{ kind: 'question', questionId, text: question }])}
          />
        )
      )
    case 'message':
      return <MessageLine message={row.message} isRead={row.isRead} />
    case 'offers':
      return onDesk && <Offers offers={row.offers} talk={talk} onDesk={onDesk} />
    case 'outgoing':
      return <OutgoingLine one={row.one} onResend={() => talk.resend(row.one)} onDrop={() => talk.drop(row.one.clientId)} />
  }
}
