import { View } from '@tarojs/components'
import { useState } from 'react'
import { useRead } from '@/api/useRead'
import { complaint, MAX_COMPLAINT_WORDS, SuggestionForm } from '@/contract/complaint'
import { SUGGEST_TYPE_IDS, type SuggestType } from '@/contract/complaintKinds'
import { useAttempt } from '@/domain/attempt/useAttempt'
import { typedForm } from '@/domain/draft/typedForm'
import { useUnsent } from '@/domain/draft/useUnsent'
import { schemaProblem } from '@/lib/schemaProblem'
import { go, replaceBy } from '@/routes/go'
import { Section } from '@/ui/card/Section'
import { toast } from '@/ui/feedback/toast'
import { ErrorLine } from '@/ui/form/ErrorLine'
import { Field } from '@/ui/form/Field'
import { RadioChips } from '@/ui/form/RadioList'
import { TextArea } from '@/ui/form/TextArea'
import { useForm } from '@/ui/form/useForm'
import { Button } from '@/ui/press/Button'
import { Press } from '@/ui/press/Press'
import { BottomBar } from '@/ui/shell/BottomBar'
import { Screen } from '@/ui/shell/Screen'
import { Loaded } from '@/ui/state/Loaded'

type Values = { type: SuggestType | undefined; words: string; phone: string }
const EMPTY: Values = { type: undefined, words: '', phone: '' }
const isKnown = (type: string): type is SuggestType => SUGGEST_TYPE_IDS.some((one) => one === type)

/** Route `feedback`: what could be better, by type. */
export default function FeedbackPage() {
  const types = useRead(complaint.suggestTypes, {})
  const attempt = useAttempt()
  const [typed] = useState(() => typedForm<Values>('suggestion'))
  const form = useForm<Values>({
    values: EMPTY,
    schema: { words: SuggestionForm.shape.words },
    problems: ({ type, phone }) => ({
      type: type === undefined ? '请选择建议的类型' : undefined,
      phone: phone === '' ? undefined : schemaProblem(SuggestionForm.shape.phone, phone),
    }),
    draft: typed,
  })
  const { values, set, errorOf } = form
  const unsent = useUnsent(values.words !== '')
  const send = async () => {
    let id: string | undefined
    const sent = await form.submit(async ({ type, words, phone }) => {
      if (type === undefined) return
      id = (await attempt(complaint.suggest, { body: { type, words: words.trim(), ...(phone !== '' && { phone }) } })).id
    })
    if (!sent || id === undefined) return
    unsent.end()
    toast('建议已提交', { icon: 'check' })
    await replaceBy('reportDetail', { id })
  }
  const typeError = errorOf('type')
  return (
    <Screen
      navRight={
        <Press className="q-hit text-16 color-body" onPress={() => go('reportRecord')}>
          记录
        </Press>
      }
      bottomBar={
        <BottomBar>
          <Button grow says="inline" onPress={send}>
            提交
          </Button>
        </BottomBar>
      }
    >
      <View className="stack padding-gutter margin-top-4">
        <Section title="您的建议关于">
          <Loaded of={types}>
            {({ results }) => (
              <RadioChips
                label="建议的类型"
                value={values.type}
                options={results.flatMap(({ type, words }) => (isKnown(type) ? [{ value: type, text: words }] : []))}
                onChange={(type) => set('type', type)}
              />
            )}
          </Loaded>
          {typeError !== undefined && <ErrorLine flat>{typeError}</ErrorLine>}
        </Section>
        <Section title="具体想法">
          <TextArea
            label="具体想法"
            {...form.fieldProps('words')}
            placeholder="哪里不方便、希望怎么改，写得越具体越好"
            maxLength={MAX_COMPLAINT_WORDS}
          />
        </Section>
        <View className="q-card q-card--flush">
          <Field label="联系电话" kind="phone" {...form.fieldProps('phone')} maxLength={11} placeholder="选填" />
        </View>
        <Press className="text-14 color-link q-hit" onPress={() => go('report')}>
          遇到问题要投诉
        </Press>
      </View>
    </Screen>
  )
}
