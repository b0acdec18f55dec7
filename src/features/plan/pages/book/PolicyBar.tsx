import type { Policy } from '@/contract/plan'
import { yuan } from '@/lib/money'
import { go } from '@/routes/go'
import { Button } from '@/ui/press/Button'
import { BottomBar } from '@/ui/shell/BottomBar'
import { familyOf } from '../../families'
import { dueOf } from '../../instalments'
import { openPolicy } from './openPolicy'

/** What can be done with a policy now: go on, pay, open it, or use it. */
export function PolicyBar({ of }: { of: Policy }) {
  const { policyId, state, premium, policyNumber, signedAt, plan: sold } = of
  const { insure, cover, pay } = familyOf(sold).places
  const toApplication = () => insure(sold.planId).open()
  if (state === 'filling')
    return (
      <BottomBar>
        <Button grow onPress={toApplication}>
          继续填写
        </Button>
      </BottomBar>
    )
  if (state === 'toPay')
    return (
      <BottomBar>
        <Button kind="outline" onPress={toApplication}>
          看申请
        </Button>
        <Button grow onPress={() => pay(policyId).open()}>
          去付款 ¥{yuan(premium)}
        </Button>
      </BottomBar>
    )
  if (policyNumber !== null) return <Issued of={of} />
  return <Else state={state} onAgain={state !== 'declined' ? toApplication : signedAt === null ? undefined : () => cover().open()} />
}

/** Of a policy that is issued: what is to be paid comes before opening the document. */
function Issued({ of }: { of: Policy }) {
  const { policyId, state, plan: sold } = of
  const { rights, pay } = familyOf(sold).places
  const due = dueOf(of)
  return (
    <BottomBar>
      {!due && (
        <Button kind="outline" grow onPress={() => openPolicy(policyId)}>
          打开保单
        </Button>
      )}
      {(state === 'active' || state === 'over') && (
        <Button kind={due ? 'outline' : 'primary'} grow={!due} onPress={() => rights(policyId).open()}>
          用药权益
        </Button>
      )}
      {due && (
        <Button grow onPress={() => pay(policyId, due.instalmentId).open()}>
          交第 {due.number} 期 ¥{yuan(due.amount)}
        </Button>
      )}
    </BottomBar>
  )
}

/** Of what is no policy: the insurer is asked still, or did not issue it. */
const Else = ({ state, onAgain }: { state: Policy['state']; onAgain: (() => unknown) | undefined }) => (
  <BottomBar>
    <Button kind="outline" grow onPress={() => go('kf')}>
      联系客服
    </Button>
    {onAgain && state !== 'underwriting' && state !== 'issuing' && (
      <Button grow onPress={onAgain}>
        {state === 'declined' ? '看其他方案' : '重新投保'}
      </Button>
    )}
  </BottomBar>
)
