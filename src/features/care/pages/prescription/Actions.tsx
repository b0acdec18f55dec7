import { useRead } from '@/api/useRead'
import { prescription, PrescriptionState, type PrescriptionDetail } from '@/contract/prescription'
import { isUndecided } from '@/contract/prescriptionStates'
import { go } from '@/routes/go'
import { Button } from '@/ui/press/Button'
import { BottomBar } from '@/ui/shell/BottomBar'
import { buyAgain, buyBy, renew } from '../../prescriptionActs'

/** What can be done with a prescription as it stands. */
export function Actions({ of }: { of: PrescriptionDetail }) {
  return (
    <BottomBar>
      <Button kind="outline" onPress={() => go('kf', { desk: 'pharmacist', prescriptionId: of.prescriptionId })}>
        问药师
      </Button>
      <Main of={of} />
    </BottomBar>
  )
}

/** Before they are known nothing is offered that the shop may not have. */
const NO_RULES = { ordersWait: false }

function Main({ of }: { of: PrescriptionDetail }) {
  const { prescriptionId, state, usedByOrder } = of
  const { ordersWait } = useRead(prescription.rules, {}).data ?? NO_RULES
  if (state === PrescriptionState.approved)
    return (
      <Button grow onPress={() => buyBy(of)}>
        按此处方购药
      </Button>
    )
  if (state === PrescriptionState.used && usedByOrder !== null)
    return (
      <>
        <Button grow kind="soft" onPress={() => go('order', { orderCode: usedByOrder })}>
          查看订单
        </Button>
        <Button grow onPress={() => buyAgain(of)}>
          续方再买
        </Button>
      </>
    )
  if (state === PrescriptionState.refused || state === PrescriptionState.expired)
    return (
      <Button grow onPress={() => renew(prescriptionId)}>
        {state === PrescriptionState.refused ? '重新提交' : '上传新处方'}
      </Button>
    )
  const isWaiting = isUndecided(state)
  if (isWaiting && usedByOrder !== null)
    return (
      <Button grow kind="soft" onPress={() => go('order', { orderCode: usedByOrder })}>
        查看订单
      </Button>
    )
  if (isWaiting && ordersWait)
    return (
      <Button grow onPress={() => buyBy(of)}>
        先下单，审过再付
      </Button>
    )
  return (
    <Button grow kind="soft" onPress={() => go('prescriptions')}>
      全部处方
    </Button>
  )
}
