import { View } from '@tarojs/components'
import { useState } from 'react'
import type { QuestionnaireContent } from '@/contract/questionnaireContent'
import { waysFrom } from '@/contract/questionnaireWays'
import { go } from '@/routes/go'
import { Section } from '@/ui/card/Section'
import { Checkbox } from '@/ui/form/Checkbox'
import { ErrorLine } from '@/ui/form/ErrorLine'
import { Button } from '@/ui/press/Button'
import { Press } from '@/ui/press/Press'
import { BottomBar } from '@/ui/shell/BottomBar'
import { Screen } from '@/ui/shell/Screen'

type Props = {
  content: QuestionnaireContent
  /** Whoever is in the middle agreed before. */
  wasAgreed: boolean
  onBegin: () => unknown
}

/** How many questions come: as many as on the shortest and the longest way. */
function countText({ questions }: QuestionnaireContent): string {
  const { least, most } = waysFrom(questions) ?? { least: 1, most: questions.length }
  return least === most ? `共 ${most} 题` : `共 ${least} 至 ${most} 题，看您怎么答`
}

/** What it is about and what the answers are for: nothing is asked before that was agreed to, for itself. */
export function Intro({ content, wasAgreed, onBegin }: Props) {
  const { title, intro, purpose } = content
  const [isAgreed, setAgreed] = useState(false)
  const [hasTried, setTried] = useState(false)
  const begin = () => {
    setTried(true)
    return isAgreed || wasAgreed ? onBegin() : undefined
  }
  return (
    <Screen
      bottomBar={
        <BottomBar>
          <Button block quiet onPress={begin}>
            {wasAgreed ? '继续填写' : '开始填写'}
          </Button>
        </BottomBar>
      }
    >
      <View className="stack padding-gutter margin-top-4">
        <View>
          <View className="text-24 weight-bold color-title">{title}</View>
          <View className="text-14 color-secondary margin-top-8">{intro}</View>
          <View className="text-13 color-secondary margin-top-4">{countText(content)}</View>
        </View>
        <Section title="您的回答怎么用">
          <View className="text-14 color-body">{purpose}</View>
          <Press className="text-14 color-link margin-top-12 q-hit" onPress={() => go('privacy')}>
            查看隐私政策
          </Press>
        </Section>
        {!wasAgreed && (
          <View className="q-card">
            <Checkbox on={isAgreed} onChange={setAgreed} focus={hasTried && !isAgreed}>
              <View className="text-16 color-title">我已读过上面的说明，单独同意按此收集和使用我的回答</View>
            </Checkbox>
            {hasTried && !isAgreed && <ErrorLine flat>请先阅读用途说明并单独同意</ErrorLine>}
          </View>
        )}
      </View>
    </Screen>
  )
}
