import type { MessageKind } from '@/contract/message'
import type { IconName } from '@/ui/icons/names'

/** What a shopper reads each kind as, and the sign beside it. */
export const KINDS: Readonly<Record<MessageKind, { text: string; icon: IconName }>> = {
  order: { text: '订单', icon: 'truck' },
  refund: { text: '退款', icon: 'wallet' },
  prescription: { text: '处方', icon: 'document' },
  service: { text: '服务', icon: 'headset' },
  reward: { text: '币与券', icon: 'coupon' },
  shop: { text: '商城', icon: 'leaf' },
}
