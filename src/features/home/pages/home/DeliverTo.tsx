import { useDeliverTo } from '@/domain/address/useDeliverTo'

/** Where a member's order would go. */
export function DeliverTo() {
  const { text } = useDeliverTo()
  return <>{text ? `送至 ${text}` : '选择收货地址'}</>
}
