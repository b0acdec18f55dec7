import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import type { Settlement } from '@/contract/settlement'
import type { OrderDraft } from '@/domain/order/orderDrafts'
import { Cell, CellGroup } from '@/ui/card/Cell'
import { Field } from '@/ui/form/Field'
import { Money } from '@/ui/text/Money'
import { CoinRow } from './CoinRow'
import { CouponSheet } from './CouponSheet'
import { DeliverySheet } from './DeliverySheet'

type Props = { settlement: Settlement; note: string; onChange: (change: Partial<OrderDraft>) => void }

/** How it is brought, which coupon and how many coins are used, and a word to whoever brings it. */
export function Choices({
  settlement: { deliveries, deliveryId, coupons, drawable = [], couponId, coupon, freightOff, coins },
  note,
  onChange,
}: Props) {
  const [open, setOpen] = useState<'delivery' | 'coupon'>()
  const close = () => setOpen(undefined)
  const delivery = deliveries.find(({ id }) => id === deliveryId)
  const usable = coupons.filter(({ problem }) => problem === null)
  const chosen = coupons.find((one) => one.coupon.couponId === couponId)?.coupon
  return (
    <>
      <CellGroup className="confirm__choices">
        <Cell title="配送" onPress={() => setOpen('delivery')}>
          <View className="order-facts order-facts--end text-14 color-title text-right">
            <Text>{delivery?.name}</Text>
            <Text>{delivery?.text}</Text>
          </View>
        </Cell>
        <Cell title="优惠券" onPress={() => setOpen('coupon')}>
          <View className="order-facts order-facts--end text-14 color-secondary text-right">
            <Text>{chosen?.name ?? unchosenText(usable.length, drawable.length)}</Text>
            {coupon + freightOff > 0 && <Money cents={-coupon - freightOff} className="color-price" />}
          </View>
        </Cell>
        {coins && coins.balance > 0 && <CoinRow coins={coins} onUse={(count) => onChange({ coins: count })} />}
        <Field label="备注" value={note} maxLength={100} placeholder="选填，如「放门口」" onChange={(text) => onChange({ note: text })} />
      </CellGroup>
      <DeliverySheet
        open={open === 'delivery'}
        deliveries={deliveries}
        deliveryId={deliveryId}
        onPick={(id) => onChange({ deliveryId: id })}
        onClose={close}
      />
      <CouponSheet
        open={open === 'coupon'}
        coupons={coupons}
        drawable={drawable}
        couponId={couponId}
        onPick={(id) => onChange({ couponId: id })}
        onClose={close}
      />
    </>
  )
}

/** What there is to choose where no coupon is chosen. */
const unchosenText = (usable: number, drawable: number) =>
  usable > 0 ? `${usable} 张可用` : drawable > 0 ? `${drawable} 张可领` : '暂无可用'
