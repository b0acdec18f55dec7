import { View } from '@tarojs/components'
import { write } from '@/api/write'
import { order } from '@/contract/order'
import { go } from '@/routes/go'
import { alert, confirm } from '@/ui/feedback/dialog'
import { toast } from '@/ui/feedback/toast'

export async function cancelOrder(orderCode: string, reason: string) {
  await write(order.cancel, { params: { orderCode }, body: { reason } })
  toast('订单已取消')
}

export async function receiveOrder(orderCode: string) {
  const sure = await confirm({
    title: '确认收到药品了吗？',
    text: '请先核对品名、规格与有效期，包装完好再确认',
    no: '还没收到',
    yes: '确认收货',
  })
  if (!sure) return
  await write(order.receive, { params: { orderCode } })
  toast('已确认收货', { icon: 'check' })
}

/** Answers whether the order is out of the list. */
export async function hideOrder(orderCode: string): Promise<boolean> {
  const sure = await confirm({
    title: '删除这笔订单？',
    text: '订单不再显示在列表里；按法规要求，购药记录会继续保存',
    no: '先不删',
    yes: '删除',
    danger: true,
  })
  if (!sure) return false
  await write(order.hide, { params: { orderCode } })
  toast('已从列表删除')
  return true
}

/** Says what changed since, then leads to the cart; stays where nothing could be added. */
export async function buyAgain(orderCode: string) {
  const { added, changes } = await write(order.buyAgain, { params: { orderCode } })
  const list = changes.length > 0 && <Changes changes={changes} />
  if (added === 0) return alert({ title: '这些商品暂时买不到', text: list })
  if (list) await alert({ title: '已加入购物车，有几处变化', text: list, ok: '去购物车' })
  else toast('已加入购物车', { icon: 'check' })
  await go('cart')
}

const Changes = ({ changes }: { changes: ReadonlyArray<{ name: string; text: string }> }) => (
  <View className="column gap-8">
    {changes.map(({ name, text }) => (
      <View key={`${name}${text}`}>
        <View className="weight-medium color-title">{name}</View>
        <View>{text}</View>
      </View>
    ))}
  </View>
)
