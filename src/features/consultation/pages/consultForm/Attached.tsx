import { View } from '@tarojs/components'
import { useRead } from '@/api/useRead'
import { questionnaire } from '@/contract/questionnaire'
import { QuestionnaireEntry } from '@/domain/questionnaire/QuestionnaireEntry'
import { shopDay } from '@/lib/time'
import { go } from '@/routes/go'
import { Section } from '@/ui/card/Section'
import { Checkbox } from '@/ui/form/Checkbox'

type Props = {
  /** Of the answers that go with it; empty where none do. */
  value: string
  onChange: (id: string) => unknown
}

/** What was answered before the consultation goes to the doctor where the member says so; without it, or where nobody knows of it, it goes without. */
export function Attached({ value, onChange }: Props) {
  const { data } = useRead(questionnaire.settings, { params: { type: 'consult' }, query: {} }, { staleTime: 0 })
  const finished = data?.isAvailable ? data.finished : undefined
  if (!finished?.canAttach) return <QuestionnaireEntry type="consult" />
  return (
    <Section title={finished.title} more="看看回答" onMore={() => go('questionnaire', { type: 'consult' })}>
      <Checkbox on={value === finished.id} onChange={(on) => onChange(on ? finished.id : '')}>
        <View className="text-16 color-title">一并交给接诊的医生</View>
        <View className="text-13 color-secondary margin-top-2">
          {shopDay(finished.finishedAt)} 填写，请确认说的是这位用药人。不勾选就不会交给医生
        </View>
      </Checkbox>
    </Section>
  )
}
