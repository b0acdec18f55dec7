import { View } from '@tarojs/components'
import { useDidHide, useDidShow, useUnload } from '@tarojs/taro'
import { useState } from 'react'
import { useRead } from '@/api/useRead'
import type { Cart, CartLine } from '@/contract/cart'
import { product } from '@/contract/product'
import { cartChanged } from '@/domain/cart/cartWrites'
import { quantitiesStored } from '@/domain/cart/changeQuantity'
import { useCart } from '@/domain/cart/useCart'
import { CouponSheet } from '@/domain/coupon/CouponSheet'
import { useTabs } from '@/domain/mallConfig/useTabs'
import { Loaded } from '@/ui/state/Loaded'
import { Screen } from '@/ui/shell/Screen'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { CartHead } from './CartHead'
import { ChangeSheet } from './ChangeSheet'
import { EditBar } from './EditBar'
import { EmptyCart } from './EmptyCart'
import { GroupCard } from './GroupCard'
import { InvalidCard } from './InvalidCard'
import { NextLevelHint } from './NextLevelHint'
import { SettleBar } from './SettleBar'
import { UndoBar } from './UndoBar'
import { linesOf } from './ticks'
import { useUndo } from './useUndo'
import './index.scss'

const isEmpty = ({ groups, invalid }: Cart) => groups.length === 0 && invalid.length === 0

/** Route `cart`: goods and the prescription list apart, what cannot be bought any more, and the way to the order (boards 09 and 43). */
export default function CartPage() {
  const cart = useCart()
  const undo = useUndo()
  const [chosen, setChosen] = useState<ReadonlySet<string>>()
  useTabs()
  usePullToRefresh(cartChanged)
  useDidShow(() => {
    if (cart.status === 'ready') void cartChanged()
  })
  // Nobody waits for a number to stand still before leaving the page.
  useDidHide(() => void quantitiesStored())
  useUnload(() => void quantitiesStored())

  const { data } = cart
  const filled = data !== undefined && !isEmpty(data)
  const lines = data ? linesOf(data) : []
  const editing = chosen !== undefined && lines.length > 0
  const remove = async (taken: CartLine[]) => {
    await undo.remove(taken)
    setChosen((before) => before && new Set())
  }
  return (
    <Screen
      tab="cart"
      nav="own"
      saysTitle
      bottomBar={
        <>
          <UndoBar of={undo} />
          {editing && <EditBar lines={lines} chosen={chosen} onChosen={setChosen} onRemove={remove} />}
          {data && !editing && lines.length > 0 && (
            <>
              <NextLevelHint cart={data} />
              <SettleBar cart={data} />
            </>
          )}
        </>
      }
    >
      <CartHead
        count={data?.count ?? 0}
        arrivalText={data?.arrivalText}
        editing={editing}
        onEdit={filled && lines.length > 0 ? () => setChosen(editing ? undefined : new Set()) : undefined}
      />
      <Loaded of={cart} skeleton={1} empty={isEmpty} emptyView={<EmptyCart />}>
        {(shown) => <Groups cart={shown} chosen={editing ? chosen : undefined} onChosen={setChosen} onDelete={(line) => remove([line])} />}
      </Loaded>
    </Screen>
  )
}

type GroupsProps = {
  cart: Cart
  chosen: ReadonlySet<string> | undefined
  onChosen: (chosen: ReadonlySet<string>) => void
  onDelete: (line: CartLine) => Promise<void>
}

function Groups({ cart, chosen, onChosen, onDelete }: GroupsProps) {
  const [changing, setChanging] = useState<CartLine>()
  const [changeOpen, setChangeOpen] = useState(false)
  const [couponsOpen, setCouponsOpen] = useState(false)
  const codes = [
    ...new Set(
      linesOf(cart)
        .filter(({ card }) => card.mark !== 'rx')
        .map(({ card }) => card.productCode),
    ),
  ].sort()
  const { data: stairs } = useRead(
    product.stairPriceBatch,
    { query: { codes: codes.join(',') } },
    { enabled: codes.length > 0, staleTime: 300_000, keepsPrevious: true },
  )
  const change = (line: CartLine) => {
    setChanging(line)
    setChangeOpen(true)
  }
  return (
    <View className="stack padding-gutter margin-top-8">
      {cart.groups.map((group) => (
        <GroupCard
          key={group.kind + group.shopName}
          group={group}
          stairs={stairs?.results ?? []}
          chosen={chosen}
          onChosen={onChosen}
          onDelete={onDelete}
          onChangePacking={change}
          onCoupons={() => setCouponsOpen(true)}
        />
      ))}
      <InvalidCard lines={cart.invalid} />
      {changing && <ChangeSheet key={changing.lineId} line={changing} open={changeOpen} onClose={() => setChangeOpen(false)} />}
      <CouponSheet source="cart" open={couponsOpen} onClose={() => setCouponsOpen(false)} />
    </View>
  )
}
