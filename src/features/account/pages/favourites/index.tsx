import { View } from '@tarojs/components'
import { useCallback, useState } from 'react'
import { refetch } from '@/api/queries'
import { usePages } from '@/api/usePages'
import { product } from '@/contract/product'
import { cartChanged } from '@/domain/cart/cartWrites'
import { go } from '@/routes/go'
import { Button } from '@/ui/press/Button'
import { Press } from '@/ui/press/Press'
import { Empty } from '@/ui/state/Empty'
import { EndlessList } from '@/ui/state/EndlessList'
import { Screen } from '@/ui/shell/Screen'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { CartBar } from '@/domain/cart/CartBar'
import { ChosenBar } from './ChosenBar'
import { ChosenRow } from './ChosenRow'
import { FavouriteRow } from './FavouriteRow'

const inOneSheet = () => ''
const NONE: ReadonlySet<string> = new Set()

/** Route `favourites`: products this member wants to find again, to put into the cart or to take out of the list (boards 50, 50b). */
export default function FavouritesPage() {
  const favourites = usePages(product.favourites, {})
  const [managing, setManaging] = useState(false)
  const [chosen, setChosen] = useState(NONE)
  usePullToRefresh(() => Promise.all([refetch(product.favourites), cartChanged()]))
  const choose = useCallback(
    (code: string, on: boolean) => setChosen((before) => new Set(on ? [...before, code] : [...before].filter((one) => one !== code))),
    [],
  )
  const manage = () => {
    setChosen(NONE)
    setManaging(!managing)
  }
  const { entries } = favourites
  const codes = entries.map(({ productCode }) => productCode)
  const isManaging = managing && entries.length > 0
  return (
    <Screen
      title={isManaging && chosen.size > 0 ? `已选 ${chosen.size} 件` : undefined}
      navRight={
        entries.length > 0 && (
          <Press onPress={manage} className="text-14 color-body q-hit justify-end">
            {isManaging ? '完成' : '管理'}
          </Press>
        )
      }
      bottomBar={isManaging ? <ChosenBar all={codes} chosen={chosen} onChoose={setChosen} /> : entries.length > 0 && <CartBar />}
    >
      <View className="padding-gutter">
        <EndlessList
          of={favourites}
          keyOf={(card) => card.productCode}
          groupOf={inOneSheet}
          row={(card) =>
            isManaging ? <ChosenRow card={card} on={chosen.has(card.productCode)} onChoose={choose} /> : <FavouriteRow card={card} />
          }
          empty={
            <Empty page picture="cart" title="还没有收藏" text="看到合适的药品，点一下心形就收进来了">
              <Button onPress={() => go('home')}>去逛逛</Button>
            </Empty>
          }
        />
        {entries.length > 0 && !isManaging && (
          <View className="text-12 color-secondary text-center padding-12">降价只和您收藏那天的价格比</View>
        )}
      </View>
    </Screen>
  )
}
