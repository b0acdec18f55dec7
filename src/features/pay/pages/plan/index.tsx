import { useParams } from '@/routes/useRoute'
import { Button } from '@/ui/press/Button'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { Cashier } from '../../cashier/Cashier'
import { planPayee, toPolicyBook } from '../../cashier/payee'

/**
 * Route `payPlan`: the premium of an application that the insurer accepted, or an instalment of a policy, is paid. Insurance is no virtual good: it is
 * paid everywhere.
 */
export default function PayPlanPage() {
  const { policyId = '', instalmentId = '', type } = useParams('payPlan')
  const isInstalment = instalmentId !== ''
  if (policyId === '')
    return (
      <Screen>
        <Unknown isInstalment={isInstalment} type={type} />
      </Screen>
    )
  return (
    <Cashier
      of={planPayee({ policyId, instalmentId: isInstalment ? instalmentId : undefined, type })}
      unknown={<Unknown isInstalment={isInstalment} type={type} />}
    />
  )
}

/** What is none of this member's: of another account, or an address that was cut. */
const Unknown = ({ isInstalment, type }: { isInstalment: boolean; type: string | undefined }) => (
  <Empty
    page
    picture="notFound"
    title={isInstalment ? '没有找到这一期保险费' : '没有找到这份投保申请'}
    text={isInstalment ? '可能是用其他账号投保的' : '可能是用其他账号提交的申请'}
  >
    <Button onPress={() => toPolicyBook({ policyId: '', type })}>查看我的保单</Button>
  </Empty>
)
