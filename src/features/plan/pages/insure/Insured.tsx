import { View } from '@tarojs/components'
import { relationText, type Patient } from '@/contract/patient'
import type { Plan } from '@/contract/plan'
import { go } from '@/routes/go'
import { Section } from '@/ui/card/Section'
import { ErrorLine } from '@/ui/form/ErrorLine'
import { RadioChips, RadioList } from '@/ui/form/RadioList'
import { Button } from '@/ui/press/Button'
import type { PeopleForm } from './usePeople'

type Props = {
  form: PeopleForm
  patients: readonly Patient[]
  plan: Plan
  /** Why a premium is not known for who was chosen. */ problem: string | null | undefined
}

/** The insured person: one of the member's patients, whom the plan takes at that age. */
export function Insured({ form, patients, plan: { maxAge }, problem }: Props) {
  const chosen = patients.find(({ id }) => id === form.values.patientId)
  const error = form.errorOf('patientId') ?? problem ?? undefined
  return (
    <Section title="为谁投保">
      <RadioList
        label="为谁投保"
        options={patients.map((one) => ({
          value: one.id,
          text: one.name,
          note: `${relationText(one)} ${one.age} 岁${one.age > maxAge ? `，超过投保年龄 ${maxAge} 周岁` : ''}`,
          disabled: one.age > maxAge,
        }))}
        value={form.values.patientId}
        onChange={(id) => form.set('patientId', id)}
      />
      {patients.length === 0 && <View className="text-14 color-secondary">还没有用药人，先添加被保险人的姓名和证件号码。</View>}
      {error !== undefined && <ErrorLine flat>{error}</ErrorLine>}
      {chosen?.relationLabel === 'other' && <Spouse form={form} name={chosen.name} />}
      <View className="margin-top-12">
        <Button block kind="outline" icon="plus" onPress={() => go('patientInfo', { mode: 'add' })}>
          添加用药人
        </Button>
      </View>
    </Section>
  )
}

const SPOUSE = [
  { value: 'yes', text: '是我的配偶' },
  { value: 'no', text: '其他亲友' },
] as const

/** Of others only a spouse can be insured (insurance law, article 31). */
function Spouse({ form, name }: { form: PeopleForm; name: string }) {
  const error = form.errorOf('spouse')
  return (
    <View className="margin-top-12">
      <View className="text-14 color-body">{name}是您的配偶吗？</View>
      <View className="margin-top-8">
        <RadioChips
          label={`${name}是您的配偶吗`}
          options={SPOUSE}
          value={form.values.spouse === '' ? undefined : form.values.spouse}
          onChange={(spouse) => form.set('spouse', spouse)}
        />
      </View>
      {error !== undefined && <ErrorLine flat>{error}</ErrorLine>}
    </View>
  )
}
