import { useRef } from 'react'
import { ApiError } from '@/api/errors'
import type { Choice } from '@/domain/product/sku/choice'
import { rememberedCard } from '@/domain/product/rememberCard'
import { go } from '@/routes/go'
import { useParams } from '@/routes/useRoute'
import { Button } from '@/ui/press/Button'
import { useElder } from '@/ui/text/elder'
import { Empty } from '@/ui/state/Empty'
import { Loaded } from '@/ui/state/Loaded'
import { useOnTop } from '@/ui/element/useOnTop'
import { Screen } from '@/ui/shell/Screen'
import { BarSkeleton, ProductSkeleton } from './ProductSkeleton'
import { ProductView } from './ProductView'
import { useProduct } from './useProduct'
import './index.scss'

/** Route `product`: one product, over the counter or on prescription, for everybody and for those who like it larger. */
export default function ProductPage() {
  const { productCode = '' } = useParams('product')
  const product = useProduct(productCode)
  const elder = useElder((mode) => mode.elder)
  const resuming = { toBuy: useRef<Choice>(), onTop: useOnTop() }
  if (product.data) return <ProductView key={productCode} product={product.data} resuming={resuming} />
  const card = rememberedCard(productCode)
  const isLoading = product.status === 'loading'
  if (isUnknown(product.error)) {
    return (
      <Screen share={{ to: 'nobody' }}>
        <Empty page picture="notFound" title="没有找到这件商品" text="链接可能写错了，或者商品已不再经营">
          <Button kind="outline" onPress={() => go('home')}>
            回到首页
          </Button>
          <Button onPress={() => go('search')}>搜一搜</Button>
        </Empty>
      </Screen>
    )
  }
  return (
    <Screen
      nav={isLoading ? 'over' : 'paper'}
      title={card?.name}
      share={{ to: 'nobody' }}
      bottomBar={isLoading ? <BarSkeleton /> : undefined}
    >
      <Loaded of={product} skeleton={isLoading ? <ProductSkeleton card={card} elder={elder} /> : 1}>
        {() => null}
      </Loaded>
    </Screen>
  )
}

/** A code no product has: asking again would not find one. */
const isUnknown = (error: unknown) => error instanceof ApiError && error.status === 404
