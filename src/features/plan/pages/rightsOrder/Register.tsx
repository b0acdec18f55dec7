import { View } from '@tarojs/components'
import { useRef } from 'react'
import { ApiError } from '@/api/errors'
import { agreementsTo } from '@/contract/agreement'
import type { Output } from '@/contract/endpoint'
import { plan } from '@/contract/plan'
import { useAttempt } from '@/domain/attempt/useAttempt'
import { handOf } from '@/domain/signing/signing'
import { takeSignature } from '@/domain/signing/takeSignature'
import { go } from '@/routes/go'
import { Section } from '@/ui/card/Section'
import { toast } from '@/ui/feedback/toast'
import type { SignatureHandle } from '@/ui/form/signature/signature'
import { useForm } from '@/ui/form/useForm'
import { Button } from '@/ui/press/Button'
import { BottomBar } from '@/ui/shell/BottomBar'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { Paper } from '../../Paper'
import { Ticks, ticksProblem } from '../../Ticks'
import { answered } from '../../useFollowedPolicy'
import { insuredText } from '../../words'

type Rights = Output<typeof plan.rights>

/** The registration before the first use: who is insured, or the guardian, agrees to how rights are used, and signs. */
export const Register = ({ of }: { of: Rights }) =>
  of.signer === null ? <NoGuardian of={of} /> : <Registering of={of} signer={of.signer} />

function Registering({ of: { policy, registers }, signer }: { of: Rights; signer: string }) {
  const attempt = useAttempt()
  const pad = useRef<SignatureHandle>(null)
  const form = useForm<{ agreed: readonly string[] }>({
    values: { agreed: [] },
    problems: ({ agreed }) => ({ agreed: ticksProblem(registers, agreed) }),
  })
  const register = async () => {
    if (!form.check()) return
    const signature = await takeSignature(pad.current, '表示您同意按以上文件使用权益')
    if (!signature) return
    const body = { agreements: agreementsTo(registers), ...handOf(signature) }
    try {
      await answered(attempt(plan.register, { params: { policyId: policy.policyId }, body }))
      toast('已登记，可以使用权益了', { icon: 'check' })
    } catch (error) {
      if (error instanceof ApiError && error.code === 'AGREEMENT_CHANGED') form.set('agreed', [])
      throw error
    }
  }
  return (
    <Screen
      bottomBar={
        <BottomBar>
          <Button kind="outline" onPress={() => pad.current?.clear()}>
            清除
          </Button>
          <Button grow onPress={register}>
            同意并登记
          </Button>
        </BottomBar>
      }
    >
      <View className="stack padding-gutter padding-bottom-32 margin-top-4">
        <Section title="第一次使用前登记">
          <View className="text-14 color-body">
            {policy.insured.isChild ? `请${insuredText(policy)}的监护人阅读并签名。` : `请被保险人${insuredText(policy)}本人阅读并签名。`}
            只登记一次，之后可以直接用保单买药。
          </View>
          <Ticks
            texts={registers}
            agreed={form.values.agreed}
            onChange={(agreed) => form.set('agreed', agreed)}
            error={form.errorOf('agreed')}
            focus={form.isFocused('agreed')}
          />
        </Section>
        <Paper
          pad={pad}
          role={policy.insured.isChild ? '监护人' : '被保险人'}
          name={signer}
          use="签名加密保存，只用于这份保单的用药权益。"
        />
      </View>
    </Screen>
  )
}

/** A child signs by a guardian, and none is known. */
const NoGuardian = ({ of: { policy } }: { of: Rights }) => (
  <Screen>
    <Empty
      page
      picture="prescription"
      title="还缺监护人的资料"
      text={`${policy.insured.name}未满 14 周岁，由监护人签名登记，请先在用药人里填写监护人`}
    >
      <Button onPress={() => go('patientInfo', { mode: 'edit', id: policy.insured.patientId })}>去填写</Button>
    </Empty>
  </Screen>
)
