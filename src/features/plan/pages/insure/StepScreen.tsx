import { View } from '@tarojs/components'
import Taro from '@tarojs/taro'
import { useEffect, type ReactNode } from 'react'
import { write } from '@/api/write'
import { plan, POLICY_STEPS, type Policy, type PolicyStep } from '@/contract/plan'
import { scrollPage } from '@/platform/pageScroll'
import { goBack } from '@/routes/go'
import { confirm } from '@/ui/feedback/dialog'
import { toast } from '@/ui/feedback/toast'
import { Notice } from '@/ui/card/Notice'
import { Press } from '@/ui/press/Press'
import { Screen } from '@/ui/shell/Screen'
import { Stages } from '@/ui/text/Stages'
import { useFamily } from '../../families'
import { answered } from '../../useFollowedPolicy'
import { insuredText } from '../../words'

const TITLES: Readonly<Record<PolicyStep, string>> = { people: '选人', read: '阅读', health: '告知', declare: '声明', sign: '签名' }
const CLOSABLE: ReadonlyArray<Policy['state']> = ['filling', 'underwriting', 'toPay']

type Props = {
  /** Nothing where all is filled in. */
  step: PolicyStep | undefined
  policy: Policy | undefined
  bottomBar?: ReactNode
  /** Changes for whom it is applied. */
  onPeople?: () => void
  children: ReactNode
}

/** A step of the application: where it stands among the others, from its top, and the way to give the application up. */
export function StepScreen({ step, policy, bottomBar, onPeople, children }: Props) {
  useEffect(() => scrollPage(0), [])
  const isClosable = policy !== undefined && CLOSABLE.includes(policy.state)
  return (
    <Screen {...(isClosable && { navRight: <CloseButton policyId={policy.policyId} /> })} bottomBar={bottomBar}>
      <View className="stack padding-gutter padding-bottom-32 margin-top-4">
        <View className="q-card">
          <Stages label="投保步骤" stages={stagesAt(step)} />
        </View>
        {policy && onPeople && <Whose policy={policy} onPeople={onPeople} />}
        {policy?.state === 'filling' && policy.refusal !== null && (
          <Notice kind="danger" icon="warning">
            {policy.refusal}
          </Notice>
        )}
        {children}
      </View>
    </Screen>
  )
}

const Whose = ({ policy, onPeople }: { policy: Policy; onPeople: () => void }) => (
  <View className="q-card q-card--tight row gap-12">
    <View className="grow text-14 color-body">
      为{insuredText(policy)}投保{policy.plan.tier}
    </View>
    <Press className="text-14 color-link q-hit nowrap justify-end" label="修改投保信息" onPress={onPeople}>
      修改
    </Press>
  </View>
)

function stagesAt(step: PolicyStep | undefined) {
  const present = step === undefined ? POLICY_STEPS.length : POLICY_STEPS.indexOf(step)
  return POLICY_STEPS.map((one, at) => ({
    title: TITLES[one],
    state: at < present ? ('done' as const) : at === present ? ('on' as const) : ('todo' as const),
  }))
}

function CloseButton({ policyId }: { policyId: string }) {
  const { cover } = useFamily().places
  const close = async () => {
    const text = '没有收费，填过的内容 30 天后删除，可以重新投保'
    if (!(await confirm({ title: '放弃这次投保？', text, yes: '放弃投保', no: '先不放弃', danger: true }))) return
    await answered(write(plan.close, { params: { policyId } }))
    toast('已放弃投保')
    await (Taro.getCurrentPages().length > 1 ? goBack() : cover().replace())
  }
  return (
    <Press className="text-14 color-secondary q-hit nowrap" onPress={close}>
      放弃投保
    </Press>
  )
}
