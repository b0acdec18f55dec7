import { View } from '@tarojs/components'
import { refetch } from '@/api/queries'
import { plan } from '@/contract/plan'
import { openLogin } from '@/platform/login'
import { useSession } from '@/platform/session'
import { useParams } from '@/routes/useRoute'
import { Button } from '@/ui/press/Button'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { OfFamily } from '../../OfFamily'
import { Check } from './Check'
import { OnePolicy } from './OnePolicy'
import { OwnPolicies } from './OwnPolicies'
import '../../plan.scss'
import './index.scss'

/** Routes `tafBook` and `innovationBook`: a policy of the member's as a document; without one his policies, and the check of any by number and code. */
export default function PlanBookPage() {
  return (
    <OfFamily>
      <Book />
    </OfFamily>
  )
}

function Book() {
  const { policyId, policyNumber, code } = useParams('tafBook')
  const userId = useSession(({ member }) => member?.userId)
  usePullToRefresh(() => refetch(plan.policies, plan.policy))
  if (policyId === undefined)
    return (
      <Screen>
        <View className="stack padding-gutter padding-bottom-32 margin-top-4">
          {userId !== undefined && <OwnPolicies key={userId} />}
          <Check policyNumber={policyNumber} code={code} />
        </View>
      </Screen>
    )
  if (userId === undefined)
    return (
      <Screen>
        <Empty page picture="orders" title="登录后查看保单" text="保单只有投保人本人能看">
          <Button onPress={openLogin}>去登录</Button>
        </Empty>
      </Screen>
    )
  return <OnePolicy key={`${userId} ${policyId}`} policyId={policyId} />
}
