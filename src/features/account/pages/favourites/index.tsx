import { View } from '@tarojs/components'
import { refetch } from '@/api/queries'
import { usePages } from '@/api/usePages'
import { product } from '@/contract/product'
import { go } from '@/routes/go'
import { Button } from '@/ui/press/Button'
import { Empty } from '@/ui/state/Empty'
import { EndlessList } from '@/ui/state/EndlessList'
import { Screen } from '@/ui/shell/Screen'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { FavouriteRow } from './FavouriteRow'

const inOneSheet = () => ''

/** Route `favourites`: products this member wants to find again. */
export default function FavouritesPage() {
  const favourites = usePages(product.favourites, {})
  usePullToRefresh(() => refetch(product.favourites))
  return (
    <Screen>
      <View className="padding-gutter">
        <EndlessList
          of={favourites}
          keyOf={(card) => card.productCode}
          groupOf={inOneSheet}
          row={(card) => <FavouriteRow card={card} />}
          empty={
            <Empty page picture="cart" title="还没有收藏" text="看到合适的药品，点一下心形就收进来了">
              <Button onPress={() => go('home')}>去逛逛</Button>
            </Empty>
          }
        />
      </View>
    </Screen>
  )
}
