import { View } from '@tarojs/components'
import { usePages } from '@/api/usePages'
import { search } from '@/contract/search'
import { useVariant } from '@/domain/experiment/useVariant'
import { ProductTile } from '@/domain/product/ProductTile'
import { openLogin } from '@/platform/login'
import { useSession } from '@/platform/session'
import { go } from '@/routes/go'
import { Button } from '@/ui/press/Button'
import { Empty } from '@/ui/state/Empty'
import { EndlessList } from '@/ui/state/EndlessList'

/** Nothing in the cart yet (board 43): two ways on, and what many keep at home. */
export function EmptyCart() {
  const firstWay = useVariant('emptyCart', ['control', 'search'])
  const member = useSession((session) => session.member)
  const recommended = usePages(search.list, { query: { size: 10 } })
  return (
    <>
      <Empty picture="cart" title="购物车还空着" text="常备药先放进来，用时不慌">
        {firstWay === 'search' ? (
          <Button size="m" onPress={() => go('search')}>
            搜要买的药
          </Button>
        ) : (
          <Button size="m" onPress={() => go('home')}>
            去逛逛
          </Button>
        )}
        {member ? (
          <Button kind="brandOutline" size="m" onPress={() => go('favourites')}>
            看我的收藏
          </Button>
        ) : (
          <Button kind="brandOutline" size="m" onPress={openLogin}>
            登录后查看购物车
          </Button>
        )}
      </Empty>
      <View className="padding-gutter margin-top-8">
        <View className="text-16 weight-bold color-title text-center">家里常备这些</View>
        <View className="margin-top-12">
          <EndlessList
            className="q-grid2"
            of={recommended}
            keyOf={({ productCode }) => productCode}
            row={(card) => <ProductTile card={card} source="cart" />}
          />
        </View>
      </View>
    </>
  )
}
