import { rememberedCard } from '@/domain/product/rememberCard'
import { useParams } from '@/routes/useRoute'
import { useElder } from '@/ui/elder'
import { Loaded } from '@/ui/Loaded'
import { Screen } from '@/ui/Screen'
import { BarSkeleton, ProductSkeleton } from '../../parts/ProductSkeleton'
import { ProductView } from '../../parts/ProductView'
import { useProduct } from '../../useProduct'
import './index.scss'

/** Route `product`: one product, over the counter or on prescription, for everybody and for those who like it larger. */
export default function ProductPage() {
  const { productCode = '' } = useParams('product')
  const product = useProduct(productCode)
  const elder = useElder((mode) => mode.elder)
  if (product.data) return <ProductView key={productCode} product={product.data} />
  const card = rememberedCard(productCode)
  const isLoading = product.status === 'loading'
  return (
    <Screen nav={isLoading ? 'over' : 'paper'} title={card?.name} bottomBar={isLoading ? <BarSkeleton /> : undefined}>
      <Loaded of={product} skeleton={isLoading ? <ProductSkeleton card={card} elder={elder} /> : 1}>
        {() => null}
      </Loaded>
    </Screen>
  )
}
