import { makeStale } from '@/api/queries'
import { usePages } from '@/api/usePages'
import { write } from '@/api/write'
import { account } from '@/contract/account'
import { product } from '@/contract/product'
import { ProductRow } from '@/domain/product/ProductRow'
import { go } from '@/routes/go'
import { Button } from '@/ui/Button'
import { confirm } from '@/ui/dialog'
import { Empty } from '@/ui/Empty'
import { EndlessList } from '@/ui/EndlessList'
import { Press } from '@/ui/Press'
import { Screen } from '@/ui/Screen'
import { usePullToRefresh } from '@/ui/usePullToRefresh'

/** Route `browsed`: what this member looked at, newest first; it can be forgotten at any time. */
export default function BrowsedPage() {
  const browsed = usePages(product.browsed, {})
  usePullToRefresh(() => makeStale(product.browsed))
  const clear = async () => {
    if (await confirm({ title: '清空浏览记录', text: '清空后不能恢复', yes: '清空', danger: true })) {
      await write(product.clearBrowsed, { query: {} }, { stale: [product.browsed, account.info] })
    }
  }
  return (
    <Screen
      navRight={
        browsed.entries.length > 0 && (
          <Press onPress={clear} className="t14 c2 q-hit end">
            清空
          </Press>
        )
      }
    >
      <EndlessList
        className="stack pad"
        of={browsed}
        keyOf={(card) => card.productCode}
        row={(card) => <ProductRow card={card} source="browsed" />}
        empty={
          <Empty page picture="cart" title="还没有浏览记录" text="看过的药品会记在这里，方便再找">
            <Button onPress={() => go('home')}>去逛逛</Button>
          </Empty>
        }
      />
    </Screen>
  )
}
