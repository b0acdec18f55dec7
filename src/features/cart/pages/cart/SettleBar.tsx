import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import type { Cart } from '@/contract/cart'
import { removeLines, selectLines } from '@/domain/cart/cartWrites'
import { useCartSettling } from '@/domain/cart/useCart'
import { LazySafetySheet } from '@/domain/safety/LazySafetySheet'
import { yuan } from '@/lib/money'
import { Button } from '@/ui/press/Button'
import { Checkbox } from '@/ui/form/Checkbox'
import { cx } from '@/ui/element/cx'
import { Press } from '@/ui/press/Press'
import { Price } from '@/ui/text/Price'
import { VisuallyHidden } from '@/ui/element/VisuallyHidden'
import { Icon } from '@/ui/icons/Icon'
import { allTicked, linesOf, settleable, toTick } from './ticks'
import { settle, settleChecked } from './settle'
import { SumsSheet } from './SumsSheet'

/** Everything ticked, what it comes to, and the way on. A sum that lacks the last tap is pale until the gateway has counted it. */
export function SettleBar({ cart }: { cart: Cart }) {
  const [summed, setSummed] = useState(false)
  const isSettling = useCartSettling()
  const lines = linesOf(cart)
  const { payable, freight, discount, memberFreight = 0, selectedCount } = cart
  const saved = discount + memberFreight
  const [looking, setLooking] = useState(false)
  const ticked = settleable(lines).filter(({ selected }) => selected)
  const linesWith = (productCode: string) => ticked.filter(({ card }) => card.productCode === productCode).map(({ lineId }) => lineId)
  return (
    <View className="cart__bar">
      <Checkbox
        label="全选"
        on={allTicked(lines)}
        disabled={settleable(lines).length === 0}
        onChange={(on) => selectLines(toTick(lines, on), on)}
      >
        <Text className="text-14 color-body nowrap">全选</Text>
      </Checkbox>
      <Press className="cart__sum grow text-right" onPress={() => setSummed(true)}>
        <View className={cx('row align-baseline gap-4 justify-end wrap', isSettling && 'cart__old')}>
          <Text className="text-13 color-body nowrap">合计</Text>
          <Price cents={payable} size={20} />
        </View>
        <View className="row justify-end text-12 color-secondary nowrap">
          <Text>{saved > 0 ? `已优惠 ¥${yuan(saved)}` : freight > 0 ? `含运费 ¥${yuan(freight)}` : '免运费'}</Text>
          <VisuallyHidden>看明细</VisuallyHidden>
          <Icon name="arrow-up" size={12} />
        </View>
      </Press>
      <Button
        size="m"
        className="cart__settle"
        disabled={selectedCount === 0}
        onPress={() => settleChecked(ticked, () => setLooking(true))}
      >
        {`结算 (${selectedCount})`}
      </Button>
      <SumsSheet cart={cart} open={summed} onClose={() => setSummed(false)} />
      <LazySafetySheet
        open={looking && ticked.length > 0}
        onClose={() => setLooking(false)}
        goods={ticked.map(({ card, specification }) => ({ ...card, specification }))}
        onSettle={settle}
        onRemove={(productCode) => removeLines(linesWith(productCode))}
      />
    </View>
  )
}
