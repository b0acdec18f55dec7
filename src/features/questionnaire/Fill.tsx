import { View } from '@tarojs/components'
import { useEffect, useRef, useState } from 'react'
import { Notice } from '@/ui/card/Notice'
import { a11y } from '@/ui/element/a11y'
import { useDomId } from '@/ui/element/domId'
import { focusOn } from '@/ui/element/focusOn'
import { Button } from '@/ui/press/Button'
import { BottomBar } from '@/ui/shell/BottomBar'
import { Screen } from '@/ui/shell/Screen'
import { Progress } from '@/ui/text/Progress'
import { AnswerField } from './AnswerField'
import { DeleteAnswers } from './DeleteAnswers'
import { Intro } from './Intro'
import { progressOf, progressText } from './progressText'
import { useFilling, type Begin } from './useFilling'

type Props = Begin & { onDeleted: () => unknown }

/** The purpose first, then one question a page. */
export function Fill({ onDeleted, ...begin }: Props) {
  const used = useFilling(begin)
  const { filling, question, place, left, isLast, problems, answer, back, next, open, handIn, keeper } = used
  const heading = useDomId('question')
  const [isBegun, setBegun] = useState(begin.halfDone !== null || filling.at !== null)
  const start = () => {
    setBegun(true)
    open(question?.id ?? null)
  }
  const isOpen = filling.at !== null && question !== undefined
  const shown = isOpen ? question.id : undefined
  const before = useRef(shown)
  // Another question is another page to whoever hears it; the one that stands there from the first is read from the top, like every page.
  useEffect(() => {
    if (shown !== undefined && shown !== before.current) focusOn(heading)
    before.current = shown
  }, [shown, heading])
  if (!isOpen) return <Intro content={begin.content} wasAgreed={isBegun} onBegin={start} />
  const problem = problems[question.id]
  const text = progressText(place, left)
  return (
    <Screen
      bottomBar={
        <BottomBar>
          <Button kind="outline" onPress={back}>
            上一题
          </Button>
          {isLast ? (
            <Button grow says="inline" onPress={handIn}>
              提交
            </Button>
          ) : (
            <Button grow quiet onPress={next}>
              下一题
            </Button>
          )}
        </BottomBar>
      }
    >
      <View className="stack padding-gutter margin-top-4">
        <View>
          <View className="text-20 weight-bold color-title">{begin.content.title}</View>
          <View className="text-13 color-secondary margin-top-8" {...a11y({ role: 'status', live: 'polite' })}>
            {text}
          </View>
          <View className="margin-top-8">
            <Progress value={progressOf(place, left)} label={text} />
          </View>
        </View>
        {filling.isMerged && (
          <Notice kind="info" icon="info">
            别的设备上也填过这份问卷，已合在一起；这里改过的以这里为准
          </Notice>
        )}
        <View className="q-card">
          <View id={heading} className="text-18 weight-bold color-title" {...a11y({ role: 'heading', level: 2, focusable: true })}>
            {question.title}
          </View>
          <View className="text-13 color-secondary margin-top-4">{noteOf(question)}</View>
          <View className="margin-top-16">
            <AnswerField
              key={question.id}
              question={question}
              value={filling.answers[question.id]}
              problem={problem}
              onChange={(to) => answer(question.id, to)}
            />
          </View>
        </View>
        <View className="text-13 color-secondary text-center" {...a11y({ role: 'status', live: 'polite' })}>
          {KEPT[filling.kept]}
        </View>
        {filling.id !== null && (
          <DeleteAnswers
            id={filling.id}
            isFinished={false}
            before={keeper.settled}
            onDeleted={() => {
              keeper.drop()
              onDeleted()
            }}
          />
        )}
      </View>
    </Screen>
  )
}

const KEPT = {
  yes: '已保存，换一台设备也能接着填',
  soon: '正在保存',
  waiting: '还没有保存：联网后会自动保存，可以先接着填',
} as const

const KINDS = { one: '单选', many: '可多选', scale: '打分', text: '文字', picture: '图片' } as const

/** What the question says of itself; what kind it is where it says nothing. */
const noteOf = ({ note, kind, isRequired }: { note: string; kind: keyof typeof KINDS; isRequired: boolean }) =>
  note !== '' ? note : isRequired ? KINDS[kind] : `${KINDS[kind]}，选填`
