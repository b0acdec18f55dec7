import { View } from '@tarojs/components'
import { ApiError } from '@/api/errors'
import { write } from '@/api/write'
import { agreementsTo } from '@/contract/agreement'
import { plan, type Policy } from '@/contract/plan'
import { Section } from '@/ui/card/Section'
import { Checkbox } from '@/ui/form/Checkbox'
import { ErrorLine } from '@/ui/form/ErrorLine'
import { useForm } from '@/ui/form/useForm'
import { Button } from '@/ui/press/Button'
import { BottomBar } from '@/ui/shell/BottomBar'
import { Premium } from '../../Premium'
import { Ticks, ticksProblem } from '../../Ticks'
import { answered } from '../../useFollowedPolicy'
import { StepScreen } from './StepScreen'
import { Summary } from './Summary'

type Props = { policy: Policy; onTold: (policy: Policy) => void; onPeople: () => void; onHealth: () => void }
type Values = { agreed: readonly string[]; insuredAgrees: boolean }

/** Whose consent it is: the applicant's own, a guardian's, or that of who is insured. */
const consentOf = ({ insured: { relation, isChild, name } }: Policy): string =>
  relation === 'self' ? '我本人知道并同意投保' : isChild ? `我是${name}的监护人，同意为孩子投保` : '被保险人已知道并同意投保'

/** What was said is declared to be true, with each text agreed to by itself. */
export function Declare({ policy, onTold, onPeople, onHealth }: Props) {
  const {
    policyId,
    agreements,
    premium,
    insured: { patientId },
  } = policy
  const form = useForm<Values>({
    values: { agreed: [], insuredAgrees: false },
    problems: ({ agreed, insuredAgrees }) => ({
      agreed: ticksProblem(agreements, agreed),
      insuredAgrees: insuredAgrees ? undefined : '请先取得被保险人的同意',
    }),
  })
  const declare = () =>
    form.submit(async () => {
      const body = { patientId, agreements: agreementsTo(agreements), insuredAgrees: true as const }
      try {
        onTold(await answered(write(plan.declare, { params: { policyId }, body })))
      } catch (error) {
        if (error instanceof ApiError && error.code === 'AGREEMENT_CHANGED') form.set('agreed', [])
        throw error
      }
    })
  const lacksInsured = form.errorOf('insuredAgrees')
  return (
    <StepScreen
      step="declare"
      policy={policy}
      bottomBar={
        <BottomBar>
          <Premium of={policy.plan} cents={premium} size={24} />
          <Button grow says="inline" onPress={declare}>
            确认声明
          </Button>
        </BottomBar>
      }
    >
      <Summary of={policy} onPeople={onPeople} onHealth={onHealth} />
      <Section title="声明与同意">
        <Ticks
          texts={agreements}
          agreed={form.values.agreed}
          onChange={(agreed) => form.set('agreed', agreed)}
          error={form.errorOf('agreed')}
          focus={form.isFocused('agreed')}
        />
        <Checkbox
          on={form.values.insuredAgrees}
          onChange={(on) => form.set('insuredAgrees', on)}
          focus={form.isFocused('insuredAgrees')}
          className="text-14 color-body"
        >
          {consentOf(policy)}
        </Checkbox>
        {lacksInsured !== undefined && <ErrorLine flat>{lacksInsured}</ErrorLine>}
        <View className="text-13 color-secondary margin-top-8">以上填写和回答都属实；不如实告知的，保险公司可能解除合同或不赔。</View>
      </Section>
    </StepScreen>
  )
}
