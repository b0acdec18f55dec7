import { makeStale } from '@/api/queries'
import { usePages } from '@/api/usePages'
import { write } from '@/api/write'
import { account } from '@/contract/account'
import { product } from '@/contract/product'
import { ProductRow } from '@/domain/product/ProductRow'
import { go } from '@/routes/go'
import { Button } from '@/ui/Button'
import { Empty } from '@/ui/Empty'
import { EndlessList } from '@/ui/EndlessList'
import { Screen } from '@/ui/Screen'
import { usePullToRefresh } from '@/ui/usePullToRefresh'

/** Route `favourites`: products this member wants to find again. */
export default function FavouritesPage() {
  const favourites = usePages(product.favourites, {})
  usePullToRefresh(() => makeStale(product.favourites))
  const forget = (code: string) => write(product.removeFavourite, { params: { code } }, { stale: [product.favourites, account.info] })
  return (
    <Screen>
      <EndlessList
        className="stack pad"
        of={favourites}
        keyOf={(card) => card.productCode}
        row={(card) => (
          <ProductRow
            card={card}
            source="favourites"
            action={
              <Button kind="line" size="s" onPress={() => forget(card.productCode)} label={`取消收藏${card.name}`}>
                取消收藏
              </Button>
            }
          />
        )}
        empty={
          <Empty page picture="cart" title="还没有收藏" text="看到合适的药品，点一下心形就收进来了">
            <Button onPress={() => go('home')}>去逛逛</Button>
          </Empty>
        }
      />
    </Screen>
  )
}
