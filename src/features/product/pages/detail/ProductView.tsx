import { View } from '@tarojs/components'
import { useMemo, useState } from 'react'
import { useRead } from '@/api/useRead'
import { product as calls, type MergedProduct, type StairPrice } from '@/contract/product'
import { CouponSheet } from '@/domain/coupon/CouponSheet'
import { SimilarsSheet } from '@/domain/product/SimilarsSheet'
import { SkuSheet } from '@/domain/product/SkuSheet'
import { chosenText, combinationOf, packingOf } from '@/domain/product/sku/choice'
import { sharedOf } from '@/domain/product/sharedOf'
import { isPrescription } from '@/domain/product/status'
import { callPhone } from '@/platform/phone'
import { go } from '@/routes/go'
import { useElder } from '@/ui/text/elder'
import { IconButton } from '@/ui/press/IconButton'
import { pictureUrl } from '@/ui/picture/pictureUrl'
import { Screen } from '@/ui/shell/Screen'
import { skuActionsOf } from './skuActionsOf'
import { barOf } from './barOf'
import type { ProductSheet } from './sheets'
import { useOffer, type Resuming } from './useOffer'
import { Bar } from './Bar'
import { ElderProduct } from './ElderProduct'
import { Gallery } from './Gallery'
import { PlainProduct } from './PlainProduct'
import { PromotionSheet } from './PromotionSheet'
import { ServiceSheet } from './ServiceSheet'
import { ShareButton } from './ShareButton'
import { ShareSheet } from './ShareSheet'
import { openCart } from '@/platform/appPlaces'

const NO_STAIRS: StairPrice[] = []

/** A product that is here: gallery, facts, bar and the sheets that lie over them. */
export function ProductView({ product, resuming }: { product: MergedProduct; resuming: Resuming }) {
  const { productCode, name, sealed, images, videoId, productImageUrl, customerHotLine, summary, promotions } = product
  const elder = useElder((mode) => mode.elder)
  const [sheet, setSheet] = useState<ProductSheet>()
  const close = () => setSheet(undefined)
  const offer = useOffer(product, { openSheet: () => setSheet('sku'), closeSheet: close, ...resuming })
  const { data: stairs } = useRead(
    calls.stairPrice,
    { params: { code: productCode } },
    { enabled: !isPrescription(product), staleTime: 300_000 },
  )
  const shared = sharedOf(product)
  const pictures = useMemo(() => (sealed || images.length === 0 ? [productImageUrl] : images), [sealed, images, productImageUrl])

  const bar = barOf(product)
  const actions = skuActionsOf(bar, offer)
  const packing = packingOf(product, offer.choice)
  const shown = {
    product,
    packing,
    salePrice: combinationOf(product, offer.choice)?.salePrice ?? packing?.salePrice ?? 0,
    stairs: stairs?.results ?? NO_STAIRS,
    chosen: chosenText(product, offer.choice),
    choosable: actions.length > 0,
    open: setSheet,
  }
  return (
    <Screen
      nav="over"
      title={name}
      description={summary ?? undefined}
      share={{
        title: shared.title,
        picture: pictureUrl(shared.picture, 400, 'jpg'),
        ...(isPrescription(product) && { to: 'chat' as const }),
      }}
      navRight={
        elder ? (
          <>
            <IconButton disc name="cart" size={26} label="购物车" onPress={openCart} />
            {customerHotLine && <IconButton disc name="phone" size={26} label="打电话问药师" onPress={() => callPhone(customerHotLine)} />}
          </>
        ) : (
          <>
            <IconButton disc name="search" size={19} label="搜索" onPress={() => go('search')} />
            <ShareButton shared={shared} onPoster={isPrescription(product) ? undefined : () => setSheet('share')} />
          </>
        )
      }
      bottomBar={<Bar product={product} kind={bar} offer={offer} elder={elder} onSimilars={() => setSheet('similars')} />}
    >
      <Gallery name={name} images={pictures} videoId={videoId} sealed={sealed} height={elder ? 300 : 348} captioned={!elder} />
      <View className="product__lift">{elder ? <ElderProduct {...shown} /> : <PlainProduct {...shown} />}</View>
      {actions.length > 0 && (
        <SkuSheet
          product={product}
          open={sheet === 'sku'}
          onClose={close}
          choice={offer.choice}
          onChoose={offer.choose}
          actions={actions}
        />
      )}
      <PromotionSheet promotions={promotions} open={sheet === 'promotions'} onClose={close} />
      <CouponSheet productCode={productCode} source="product" open={sheet === 'coupons'} onClose={close} />
      <ServiceSheet product={product} open={sheet === 'service'} onClose={close} />
      <ShareSheet product={product} cents={shown.salePrice} open={sheet === 'share'} onClose={close} />
      <SimilarsSheet productCode={productCode} open={sheet === 'similars'} onClose={close} />
    </Screen>
  )
}
