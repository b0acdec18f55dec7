import { write } from '@/api/write'
import { refund } from '@/contract/refund'
import { confirm } from '@/ui/feedback/dialog'
import { toast } from '@/ui/feedback/toast'

/** Takes an application back, after a question. */
export async function cancelRefund(refundNumber: string) {
  const sure = await confirm({
    title: '取消这次退款申请？',
    text: '取消后商品和款项都不变。还在期限内的，可以再申请',
    no: '先不取消',
    yes: '取消申请',
    danger: true,
  })
  if (!sure) return
  await write(refund.cancel, { params: { refundNumber } })
  toast('退款申请已取消')
}

/** Answers whether the ended refund is out of the list. */
export async function hideRefund(refundNumber: string): Promise<boolean> {
  const sure = await confirm({
    title: '删除这条退款记录？',
    text: '只是不再显示在列表里；按法规要求，记录会继续保存',
    no: '先不删',
    yes: '删除',
    danger: true,
  })
  if (!sure) return false
  await write(refund.hide, { params: { refundNumber } })
  toast('已从列表删除')
  return true
}
