import { replaceBy } from '@/routes/go'
import { useParams } from '@/routes/useRoute'
import { Button } from '@/ui/press/Button'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { Cashier } from '../../cashier/Cashier'
import { planPayee } from '../../cashier/payee'

/** Route `payPlan`: the premium of an application that the insurer accepted is paid. Insurance is no virtual good: it is paid everywhere. */
export default function PayPlanPage() {
  const { policyId = '' } = useParams('payPlan')
  if (policyId === '')
    return (
      <Screen>
        <UnknownPolicy />
      </Screen>
    )
  return <Cashier of={planPayee(policyId)} unknown={<UnknownPolicy />} />
}

/** An application that is none of this member's: of another account, or an address that was cut. */
const UnknownPolicy = () => (
  <Empty page picture="notFound" title="没有找到这份投保申请" text="可能是用其他账号提交的申请">
    <Button onPress={() => replaceBy('tafBook', {})}>查看我的保单</Button>
  </Empty>
)
