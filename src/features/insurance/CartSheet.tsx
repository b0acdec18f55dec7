import { View } from '@tarojs/components'
import { useEffect } from 'react'
import type { Read } from '@/api/useRead'
import type { Output } from '@/contract/endpoint'
import type { insurance } from '@/contract/insurance'
import { canBuy, statusText } from '@/domain/product/status'
import { yuan } from '@/lib/money'
import { Checkbox } from '@/ui/form/Checkbox'
import { Stepper } from '@/ui/form/Stepper'
import { confirm } from '@/ui/feedback/dialog'
import { notify } from '@/ui/feedback/toast'
import { Sheet } from '@/ui/layer/Sheet'
import { Button } from '@/ui/press/Button'
import { ProductImage } from '@/ui/picture/ProductImage'
import { Empty } from '@/ui/state/Empty'
import { Loaded } from '@/ui/state/Loaded'
import { Price } from '@/ui/text/Price'
import { useInsuranceCart } from './insuranceCart'

type Priced = Output<typeof insurance.cart>
type Props = { open: boolean; onClose: () => void; priced: Read<Priced>; hasBenefit: boolean }

/** The insurance cart, priced anew: what is chosen and how many, what cannot be bought now, and what is not paid. */
export function CartSheet({ open, onClose, priced, hasBenefit }: Props) {
  const { lines, drop, clear } = useInsuranceCart()
  const { data } = priced
  const gone =
    data && !priced.refreshing ? lines.filter((one) => !data.items.some(({ productCode }) => productCode === one.productCode)) : []
  const goneCodes = gone.map(({ productCode }) => productCode).join()
  useEffect(() => {
    if (goneCodes === '') return
    drop(goneCodes.split(','))
    notify('有商品已经没有了，已从清单里去掉')
  }, [goneCodes, drop])
  const empty = async () => {
    if (!(await confirm({ title: '清空商保清单？', yes: '清空', danger: true }))) return
    clear()
    onClose()
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="商保清单"
      footer={
        <Button block kind="outline" onPress={empty}>
          清空清单
        </Button>
      }
    >
      <Loaded of={priced} empty={({ items }) => items.length === 0} emptyView={<Empty title="清单是空的" text="在专区里选商品" />}>
        {({ items, insured, own }) => (
          <>
            {items.map((item) => (
              <Line key={item.productCode} of={item} hasBenefit={hasBenefit} />
            ))}
            {hasBenefit && (
              <View className="text-14 color-body margin-top-12">
                商保付 ¥{yuan(insured)}，自付 ¥{yuan(own)}（不含运费）
              </View>
            )}
          </>
        )}
      </Loaded>
    </Sheet>
  )
}

function Line({ of: { productCode, card, isCovered }, hasBenefit }: { of: Priced['items'][number]; hasBenefit: boolean }) {
  const { lines, put, select } = useInsuranceCart()
  const own = lines.find((one) => one.productCode === productCode)
  if (!own) return null
  const why = canBuy(card.status) ? (isCovered || !hasBenefit ? undefined : '这份商保不付') : statusText(card.status)
  return (
    <View className="row gap-12 margin-top-12">
      <Checkbox
        on={own.isSelected && why === undefined}
        disabled={why !== undefined}
        onChange={(isSelected) => select([productCode], isSelected)}
        label={`选择${card.name}`}
      />
      <ProductImage picture={card.productImageUrl} name={card.name} size={64} plain />
      <View className="grow">
        <View className="text-14 color-title">{card.name}</View>
        <View className="text-12 color-secondary">{card.specification}</View>
        {why !== undefined && <View className="text-12 color-price">{why}</View>}
        <View className="row wrap justify-between gap-8 margin-top-4">
          <Price cents={card.salePrice} size={16} />
          <Stepper label={`${card.name}的数量`} value={own.productNum} min={0} onChange={(count) => put(productCode, count)} />
        </View>
      </View>
    </View>
  )
}
