import { useState } from 'react'
import type { MergedProduct } from '@/contract/product'
import { useCartCount } from '@/domain/cart/useCart'
import { remindOfStock } from '@/domain/product/remindOfStock'
import { statusText } from '@/domain/product/status'
import { go } from '@/routes/go'
import { BottomBar } from '@/ui/shell/BottomBar'
import { Button } from '@/ui/press/Button'
import { IconButton } from '@/ui/press/IconButton'
import { Notice } from '@/ui/card/Notice'
import type { Bar as BarKind } from './barOf'
import type { Offer } from './useOffer'
import { openCart } from '@/platform/appPlaces'

type Props = { product: MergedProduct; kind: BarKind; offer: Offer; onSimilars: () => void; elder: boolean }

/** The bar at the bottom: the pharmacist, the cart, and what can be done with the product now. */
export function Bar({ product, kind, offer, onSimilars, elder }: Props) {
  const count = useCartCount()
  const { productCode, mark } = product
  const gone = kind === 'offShelf' || kind === 'outOfStock' || kind === 'unknown'
  return (
    <BottomBar
      {...(gone && {
        note: (
          <Notice edge icon="info">
            {statusText(product.status)}，看看相似的商品
          </Notice>
        ),
      })}
    >
      {!elder && (
        <>
          <IconButton name="headset" size={23} label="问药师" words="药师" onPress={() => go('pharmacist', { productCode })} />
          <IconButton
            name="cart"
            size={23}
            label={mark === 'rx' ? '处方药清单' : '购物车'}
            words={mark === 'rx' ? '清单' : '购物车'}
            badge={count}
            onPress={openCart}
          />
        </>
      )}
      {gone ? (
        <Gone product={product} waits={kind === 'outOfStock'} skuCode={offer.choice.skuCode} onSimilars={onSimilars} />
      ) : (
        <BarActions kind={kind} offer={offer} productCode={productCode} />
      )}
    </BottomBar>
  )
}

function BarActions({ kind, offer: { add, buy }, productCode }: { kind: BarKind; offer: Offer; productCode: string }) {
  if (kind === 'demand') {
    return (
      <>
        <Button grow kind="soft" className="product__action" sub="审方后可买" onPress={add}>
          加入清单
        </Button>
        <Button grow className="product__action" sub="药师审核后购买" onPress={() => go('prescriptionUpload', { productCode })}>
          上传处方
        </Button>
      </>
    )
  }
  return (
    <>
      <Button grow kind="soft" className="product__action" onPress={add}>
        {kind === 'prescribed' ? '加入清单' : '加入购物车'}
      </Button>
      <Button grow className="product__action" onPress={buy}>
        立即购买
      </Button>
    </>
  )
}

function Gone({
  product,
  waits,
  skuCode,
  onSimilars,
}: {
  product: MergedProduct
  waits: boolean
  skuCode: string
  onSimilars: () => void
}) {
  const [reminded, setReminded] = useState(false)
  const remind = async () => setReminded(await remindOfStock(skuCode))
  const find = (
    <Button grow kind={waits ? 'outline' : 'primary'} className="product__action" label={`找相似，${product.name}`} onPress={onSimilars}>
      找相似
    </Button>
  )
  if (!waits) return find
  return (
    <>
      {find}
      <Button grow className="product__action" disabled={reminded} onPress={remind}>
        {reminded ? '已登记' : '到货提醒'}
      </Button>
    </>
  )
}
