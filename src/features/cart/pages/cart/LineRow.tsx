import { Text, View } from '@tarojs/components'
import type { CartLine } from '@/contract/cart'
import type { StairPrice } from '@/contract/product'
import { changeQuantity } from '@/domain/cart/changeQuantity'
import { PairTag } from '@/domain/product/PairTag'
import { rememberCard } from '@/domain/product/rememberCard'
import { go } from '@/routes/go'
import { urlOf } from '@/routes/urlOf'
import { Checkbox } from '@/ui/form/Checkbox'
import { DrugMarkTag } from '@/ui/text/DrugMarkTag'
import { Icon } from '@/ui/icons/Icon'
import { Press } from '@/ui/press/Press'
import { Price } from '@/ui/text/Price'
import { ProductImage } from '@/ui/picture/ProductImage'
import { Stepper } from '@/ui/form/Stepper'
import { nextStair } from './nextStair'

type Props = {
  line: CartLine
  stairs: readonly StairPrice[]
  /** Ticked: for settling, or in the edit mode for what is done with it. */
  on: boolean
  onTick: (on: boolean) => unknown
  editing: boolean
  onChangePacking: (line: CartLine) => void
}

/** A line of the cart: tick, picture, name with its mark, packing, price and number of pieces. */
export function LineRow({ line, stairs, on, onTick, editing, onChangePacking }: Props) {
  const { lineId, card, combineId, combineName, specification, quantity, salePrice, most, problem, notice, giftType, assortOff } = line
  const hint = nextStair(line, stairs)
  const open = () => {
    rememberCard(card)
    return go('product', { productCode: card.productCode })
  }
  const packing = combineName === null ? specification : `${specification} ${combineName}`
  return (
    <View className="row cart__line">
      <Checkbox label={`选择${card.name}`} on={on} disabled={!editing && problem !== null} onChange={onTick} />
      <Press className="flex-none" label={card.name} href={urlOf('product', { productCode: card.productCode })} onPress={open}>
        <ProductImage picture={card.productImageUrl} name={card.name} width={750} className="cart__thumb" plain />
      </Press>
      <View className="grow cart__about">
        <View className="text-14 weight-medium color-title">
          <DrugMarkTag mark={card.mark} />
          <Text>
            {card.mark === 'none' ? '' : ' '}
            {card.name}
          </Text>
        </View>
        {combineId === null ? (
          <Press
            className="row gap-2 text-12 color-secondary cart__packing"
            label={`规格 ${packing}，更换`}
            onPress={() => onChangePacking(line)}
          >
            <Text>{packing}</Text>
            <Icon name="arrow-down" size={12} />
          </Press>
        ) : (
          <View className="text-12 color-secondary cart__packing row">{packing}</View>
        )}
        <PairTag giftType={giftType} assortOff={assortOff} />
        {problem !== null && <View className="text-12 color-rx">{problem}</View>}
        {notice && <View className="text-12 color-rx">{notice}</View>}
        {hint && problem === null && <View className="text-12 color-price">{hint}</View>}
        <View className="row justify-between wrap gap-6 margin-top-4">
          <Price cents={salePrice} size={18} />
          {!editing && (
            <View className="cart__pieces">
              <Stepper
                value={quantity}
                onChange={(wanted) => changeQuantity(lineId, wanted)}
                max={Math.max(1, most)}
                label={`${card.name}的数量`}
                whyMax={`最多能买 ${most} 件`}
                whyMin="最少 1 件，不需要了可以左滑删除"
              />
            </View>
          )}
        </View>
      </View>
    </View>
  )
}
