import { View } from '@tarojs/components'
import type { Patient } from '@/contract/patient'
import type { Plan, Policy } from '@/contract/plan'
import { go } from '@/routes/go'
import { Cell, CellGroup } from '@/ui/card/Cell'
import { Section } from '@/ui/card/Section'
import { Button } from '@/ui/press/Button'
import { BottomBar } from '@/ui/shell/BottomBar'
import { useFamily } from '../../families'
import { Premium } from '../../Premium'
import { coverText, planName, sumLabel } from '../../words'
import { Heirs } from './Heirs'
import { Insured } from './Insured'
import type { PeopleValues } from './peopleForm'
import { StepScreen } from './StepScreen'
import { usePeople } from './usePeople'

type Props = {
  plan: Plan
  patients: readonly Patient[]
  policy: Policy | undefined
  kept: PeopleValues | undefined
  onDone: (policy: Policy, values: PeopleValues) => void
}

/** The first step: applicant, insured person and beneficiaries; they can be changed until it is signed. */
export function People({ plan, patients, policy, kept, onDone }: Props) {
  const { form, self, insured, quote, send } = usePeople({ plan, patients, policy, kept, onDone })
  const { asksHeirs } = useFamily()
  const premium = quote.data?.premium ?? null
  return (
    <StepScreen
      step="people"
      policy={policy}
      bottomBar={
        <BottomBar>
          {insured && premium !== null && <Premium of={plan} cents={premium} size={24} />}
          <Button grow says="inline" onPress={send}>
            下一步
          </Button>
        </BottomBar>
      }
    >
      <View className="q-card">
        <View className="text-16 weight-bold color-title">{planName(plan)}</View>
        <View className="text-13 color-secondary margin-top-2">
          {plan.insurer}承保，{sumLabel(plan)} {coverText(plan)}，付款后次日零时生效
        </View>
      </View>
      {self ? (
        <CellGroup>
          <Cell title="投保人" value={self.name} />
          <Cell title="证件号码" value={self.idCardNumber} />
        </CellGroup>
      ) : (
        <Section title="投保人">
          <View className="text-14 color-body">投保人是您本人，要先填写姓名和证件号码。</View>
          <View className="margin-top-12">
            <Button block kind="outline" icon="plus" onPress={() => go('patientInfo', { mode: 'add' })}>
              添加我本人
            </Button>
          </View>
        </Section>
      )}
      <Insured form={form} patients={patients} plan={plan} problem={insured && quote.data?.problem} />
      {asksHeirs && <Heirs form={form} />}
      {policy && policy.beneficiaries.length > 0 && kept === undefined && (
        <View className="text-13 color-secondary">为保护隐私，受益人的姓名不回显，修改时请重新填写。</View>
      )}
      <View className="text-13 color-secondary">姓名和证件号码会发给{plan.insurer}核保，加密保存，页面上不完整显示。</View>
    </StepScreen>
  )
}
