import { View } from '@tarojs/components'
import { useRead } from '@/api/useRead'
import { coupon } from '@/contract/coupon'
import type { MergedProduct } from '@/contract/product'
import { useDeliverTo } from '@/domain/address/useDeliverTo'
import { isPrescription } from '@/domain/product/status'
import { returnRuleOf } from '@/domain/product/statutory'
import { useSession } from '@/platform/session'
import { CellGroup } from '@/ui/card/Cell'
import { Tag } from '@/ui/text/Tag'
import type { ProductSheet } from './sheets'
import { chooseAddress } from './chooseAddress'
import { Fact } from './Fact'

type Props = { product: MergedProduct; chosen: string; open: (sheet: ProductSheet) => void; choosable: boolean }

/** 已选, 促销, 领券, 送至 and 服务: each leads to where it is changed or explained. */
export function Facts({ product, chosen, open, choosable }: Props) {
  const rx = isPrescription(product)
  const member = useSession((session) => session.member)
  const deliverTo = useDeliverTo()
  const coupons = useRead(coupon.list, { query: { productCode: product.productCode } }, { enabled: !rx })
  const offered = [...(coupons.data?.products ?? []), ...(coupons.data?.shops ?? [])].filter(
    ({ status }) => status === 'toDraw' || status === 'drawn',
  )
  return (
    <CellGroup>
      <Fact label={rx ? '规格' : '已选'} {...(choosable && { onPress: () => open('sku') })}>
        {chosen}
      </Fact>
      {product.promotions.length > 0 && (
        <Fact label="促销" onPress={() => open('promotions')}>
          <View className="ellipsis">{product.promotions.map(({ text }) => text).join('，')}</View>
        </Fact>
      )}
      {offered.length > 0 && (
        <Fact label="领券" onPress={() => open('coupons')}>
          <View className="row wrap gap-6">
            {offered.slice(0, 3).map(({ couponId, brief }) => (
              <Tag key={couponId} kind="promo">
                {brief}
              </Tag>
            ))}
          </View>
        </Fact>
      )}
      <Fact label="送至" note={product.deliveryText} onPress={chooseAddress}>
        {deliverTo.text ?? (member ? '添加收货地址' : '登录后选择收货地址')}
      </Fact>
      <Fact label="服务" note={returnRuleOf(product)} onPress={() => open('service')}>
        {rx ? '药师审方' : '正品可溯源'}
        <View className="separator-dot" />
        {rx ? '隐私包装' : '药师服务'}
      </Fact>
    </CellGroup>
  )
}
