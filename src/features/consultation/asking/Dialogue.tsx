import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { a11y } from '@/ui/element/a11y'
import { VisuallyHidden } from '@/ui/element/VisuallyHidden'
import { Logo } from '@/ui/picture/Logo'
import { answerText, type History } from './history'

type Props = {
  of: History
  place: number
  /** What the shop says first. */
  opening?: string
}

/** What was asked and answered up to a question, which is the newest. */
export const Dialogue = ({ of, place, opening = greeting(of.questions.length) }: Props) => (
  <>
    <Asked>{opening}</Asked>
    {of.questions.slice(0, place + 1).map((question, at) => (
      <Turn key={question.questionId} isNewest={at === place} answer={at < place ? answerText(of, question) : undefined}>
        <View>{question.question}</View>
        {question.hint !== '' && at === place && <View className="text-14 color-secondary margin-top-4">{question.hint}</View>}
      </Turn>
    ))}
    {place >= of.questions.length && <Asked>都答完了。请选用药人、核对一遍，再交给医生。</Asked>}
  </>
)

const greeting = (count: number) =>
  `您好，我是自动提问的问诊助手。一共 ${count} 个问题，大约 1 分钟，答完交给医生看，由医生决定能不能开方。`

type TurnProps = { children: ReactNode; isNewest: boolean; answer: string | undefined }

const Turn = ({ children, isNewest, answer }: TurnProps) => (
  <>
    <Asked isNewest={isNewest}>{children}</Asked>
    {answer !== undefined && (
      <View className="ask__line ask__line--own">
        <VisuallyHidden>我答</VisuallyHidden>
        <Text className="ask__bubble ask__bubble--own">{answer}</Text>
      </View>
    )}
  </>
)

/** Said by the shop: it is no person who asks. The newest is read out when it comes. */
const Asked = ({ children, isNewest = false }: { children: ReactNode; isNewest?: boolean }) => (
  <View className="ask__line">
    <Logo size={40} />
    <View className="ask__bubble" {...(isNewest && a11y({ role: 'status' }))}>
      {children}
    </View>
  </View>
)
