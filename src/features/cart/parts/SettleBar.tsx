import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import type { Cart } from '@/contract/cart'
import { selectLines } from '@/domain/cart/cartWrites'
import { useCartSettling } from '@/domain/cart/useCart'
import { yuan } from '@/lib/money'
import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import { cx } from '@/ui/cx'
import { Press } from '@/ui/Press'
import { Price } from '@/ui/Price'
import { Said } from '@/ui/Said'
import { Icon } from '@/ui/Icon'
import { allTicked, linesOf, settleable, toTick } from '../rules/ticks'
import { settle } from '../settle'
import { SumsSheet } from './SumsSheet'

/** Everything ticked, what it comes to, and the way on. A sum that lacks the last tap is pale until the gateway has counted it. */
export function SettleBar({ cart }: { cart: Cart }) {
  const [summed, setSummed] = useState(false)
  const isSettling = useCartSettling()
  const lines = linesOf(cart)
  const { payable, freight, discount, selectedCount } = cart
  return (
    <View className="cart__bar">
      <Checkbox
        label="全选"
        on={allTicked(lines)}
        disabled={settleable(lines).length === 0}
        onChange={(on) => selectLines(toTick(lines, on), on)}
      >
        <Text className="t14 c2 nw">全选</Text>
      </Checkbox>
      <Press className="cart__sum grow tr" onPress={() => setSummed(true)}>
        <View className={cx('row base g4 end wrap', isSettling && 'cart__old')}>
          <Text className="t13 c2 nw">合计</Text>
          <Price cents={payable} size={20} />
        </View>
        <View className="row end t12 c3 nw">
          <Text>{discount > 0 ? `已优惠 ¥${yuan(discount)}` : freight > 0 ? `含运费 ¥${yuan(freight)}` : '免运费'}</Text>
          <Said>看明细</Said>
          <Icon name="arrow-up" size={12} />
        </View>
      </Press>
      <Button size="m" className="cart__settle" disabled={selectedCount === 0} onPress={settle}>
        {`结算 (${selectedCount})`}
      </Button>
      <SumsSheet cart={cart} open={summed} onClose={() => setSummed(false)} />
    </View>
  )
}
