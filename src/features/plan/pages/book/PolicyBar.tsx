import { write } from '@/api/write'
import { plan, type Policy } from '@/contract/plan'
import { openPaper } from '@/domain/paper/openPaper'
import { yuan } from '@/lib/money'
import { go } from '@/routes/go'
import { Button } from '@/ui/press/Button'
import { BottomBar } from '@/ui/shell/BottomBar'
import { familyOf } from '../../families'

const openPolicy = async (policyId: string) => openPaper(await write(plan.pdf, { params: { policyId } }), '保单文件')

/** What can be done with a policy now: go on, pay, open it, or use it. */
export function PolicyBar({ of }: { of: Policy }) {
  const { policyId, state, premium, policyNumber, signedAt, plan: sold } = of
  const { insure, cover, rights } = familyOf(sold.family)
  const toApplication = () => go(insure, { planId: sold.planId })
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
        <Button grow onPress={() => go('payPlan', { policyId })}>
          去付款 ¥{yuan(premium)}
        </Button>
      </BottomBar>
    )
  if (policyNumber === null)
    return <Else state={state} onAgain={state !== 'declined' ? toApplication : signedAt === null ? undefined : () => go(cover)} />
  return (
    <BottomBar>
      <Button kind="outline" grow onPress={() => openPolicy(policyId)}>
        打开保单
      </Button>
      {(state === 'active' || state === 'over') && (
        <Button grow onPress={() => go(rights, { policyId })}>
          用药权益
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
