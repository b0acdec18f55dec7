import { View } from '@tarojs/components'
import { refetch } from '@/api/queries'
import { useRead } from '@/api/useRead'
import { ProductCode } from '@/contract/fields'
import { product } from '@/contract/product'
import { registration } from '@/contract/registration'
import { ProductRow } from '@/domain/product/ProductRow'
import { RX_WARNING } from '@/lib/rxWarning'
import { useSession } from '@/platform/session'
import { go, replaceBy } from '@/routes/go'
import { useParams } from '@/routes/useRoute'
import { Notice } from '@/ui/card/Notice'
import { Button } from '@/ui/press/Button'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { Loaded } from '@/ui/state/Loaded'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { Need } from './Need'
import { Ways } from './Ways'

/** Route `visitorProduct`: a product as the law lets anybody see it, what it needs, and the need registered with a phone. */
export default function VisitorProductPage() {
  const { productCode = '', code } = useParams('visitorProduct')
  const userId = useSession(({ member }) => member?.userId)
  const isCode = ProductCode.safeParse(productCode).success
  const found = useRead(product.batch, { query: { ids: productCode } }, { enabled: isCode })
  usePullToRefresh(() => refetch(product.batch, registration.list))
  if (!isCode)
    return (
      <Screen>
        <Unknown />
      </Screen>
    )
  return (
    <Screen tint="sky">
      <Loaded of={found} skeleton={1} failsWhole empty={({ results }) => results.length === 0} emptyView={<Unknown />}>
        {({ results: [card] }) =>
          card ? (
            <View className="padding-gutter stack padding-bottom-32">
              {card.mark === 'rx' && <Notice kind="amber">{RX_WARNING}</Notice>}
              <ProductRow card={card} source="visitor" brief eager action={<View />} />
              <Ways card={card} />
              <Need key={userId} productCode={card.productCode} code={code} isMember={userId !== undefined} />
            </View>
          ) : null
        }
      </Loaded>
    </Screen>
  )
}

const Unknown = () => (
  <Empty page picture="notFound" title="没有找到这件商品" text="编号可能不完整，可以再填一次，或按药名找">
    <Button kind="outline" onPress={() => go('search')}>
      按药名找
    </Button>
    <Button onPress={() => replaceBy('visitor')}>填写编号</Button>
  </Empty>
)
