import { write } from '@/api/write'
import { serviceOrder } from '@/contract/serviceOrder'
import { confirm } from '@/ui/feedback/dialog'
import { toast } from '@/ui/feedback/toast'

/** Answers whether the service order is out of the list. */
export async function hideService(id: string): Promise<boolean> {
  const sure = await confirm({
    title: '删除这笔服务订单？',
    text: '只是不再显示在列表里；按法规要求，记录会继续保存',
    no: '先不删',
    yes: '删除',
    danger: true,
  })
  if (!sure) return false
  await write(serviceOrder.hide, { params: { id } })
  toast('已从列表删除')
  return true
}
