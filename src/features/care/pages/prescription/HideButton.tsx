import Taro from '@tarojs/taro'
import { View } from '@tarojs/components'
import { write } from '@/api/write'
import { prescription, type PrescriptionDetail } from '@/contract/prescription'
import { isUndecided, KEPT_YEARS } from '@/contract/prescriptionStates'
import { goBack, replaceBy } from '@/routes/go'
import { confirm } from '@/ui/feedback/dialog'
import { toast } from '@/ui/feedback/toast'
import { Button } from '@/ui/press/Button'

/** Withdraws what nobody has decided on; takes any other out of the lists, and says that it is kept. */
export function HideButton({ of: { prescriptionId, state, usedByOrder } }: { of: PrescriptionDetail }) {
  const isWaiting = isUndecided(state)
  const hide = async () => {
    const question = isWaiting
      ? {
          title: '撤回这张处方？',
          text: `药师不再审核，照片和填写的内容会删除。${usedByOrder === null ? '' : '用它提交的订单一并取消，没有收费。'}`,
          yes: '撤回',
        }
      : { title: '删除这张处方？', text: `只是不再显示，也不能再用它购药；处方依法保存 ${KEPT_YEARS} 年。`, yes: '删除' }
    if (!(await confirm({ ...question, no: isWaiting ? '先不撤回' : '先不删', danger: true }))) return
    const { isWithdrawn } = await write(prescription.hide, { body: { prescriptionId } })
    toast(isWithdrawn ? '处方已撤回' : '处方已删除')
    await (Taro.getCurrentPages().length > 1 ? goBack() : replaceBy('prescriptions'))
  }
  return (
    <View className="row justify-center">
      <Button kind="text" size="s" onPress={hide}>
        {isWaiting ? '撤回这张处方' : '删除这张处方'}
      </Button>
    </View>
  )
}
