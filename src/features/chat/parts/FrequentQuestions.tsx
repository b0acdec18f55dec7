import { View } from '@tarojs/components'
import { useState } from 'react'
import type { Read } from '@/api/useRead'
import type { FrequentQuestion } from '@/contract/chat'
import { Icon } from '@/ui/icons/Icon'
import { Press } from '@/ui/press/Press'
import { Loaded } from '@/ui/state/Loaded'
import { RobotFace } from './RobotFace'
import { QuestionSheet } from './QuestionSheet'
import type { Auto } from './StatusLine'

/** Questions that stand there at once. */
const SHOWN = 3

type Asking = { onAsk: (question: FrequentQuestion) => unknown }

/** The shop's greeting, and the questions asked most: a tap answers them, at any hour. */
export const FrequentQuestions = ({ auto, onAsk }: Asking & { auto: Read<Auto> }) => (
  <View className="kf__line">
    <RobotFace />
    <View className="kf__said">
      <Loaded of={auto}>{({ greeting, questions }) => <Card greeting={greeting} questions={questions} onAsk={onAsk} />}</Loaded>
    </View>
  </View>
)

function Card({ greeting, questions, onAsk }: Asking & Pick<Auto, 'greeting' | 'questions'>) {
  const [from, setFrom] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const shown = [...questions, ...questions].slice(from, from + Math.min(SHOWN, questions.length))
  return (
    <View className="kf__bubble">
      <View className="kf__greeting">{greeting}</View>
      {shown.map((one) => (
        <Press key={one.questionId} className="kf__question color-link" onPress={() => onAsk(one)}>
          <View className="grow">{one.question}</View>
          <Icon name="arrow-right" size={16} className="chevron" />
        </Press>
      ))}
      {questions.length > SHOWN && (
        <View className="row justify-between kf__more">
          <Press className="q-hit text-13 color-secondary" onPress={() => setFrom((from + SHOWN) % questions.length)}>
            换一批
          </Press>
          <Press className="q-hit text-13 color-secondary" onPress={() => setOpen(true)}>
            全部问题
          </Press>
        </View>
      )}
      <QuestionSheet open={isOpen} onClose={() => setOpen(false)} onAsk={onAsk} />
    </View>
  )
}
