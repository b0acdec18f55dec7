import { Text, View } from '@tarojs/components'
import type { SafetyFinding, SafetyProduct } from '@/contract/safety'
import { cx } from '@/ui/element/cx'
import { Icon } from '@/ui/icons/Icon'
import { ProductImage } from '@/ui/picture/ProductImage'
import { Button } from '@/ui/press/Button'

/** A product as the sheet shows it. */
export type Goods = { productCode: string; name: string; specification: string; productImageUrl: string }

type Props = { of: SafetyFinding; goods: readonly Goods[]; onRemove: ((productCode: string) => unknown) | undefined }

/** One warning: how grave, of what, what may happen, what to do, and where it is written. */
export function Finding({ of, goods, onRemove }: Props) {
  const meant = goods.filter(({ productCode }) => of.productCodes.includes(productCode))
  const { document, section, date } = of.source
  return (
    <View className="safety__finding">
      <View className={cx('safety__badge', `safety__badge--${of.severity}`)}>
        <Icon name={of.severity === 'info' ? 'info' : 'warning'} size={18} />
        {of.title}
      </View>
      {meant.map((one) => (
        <Item key={one.productCode} of={one} />
      ))}
      <View className="text-16 color-title margin-top-8">{of.words}</View>
      <View className="text-16 weight-bold color-title margin-top-4">{of.advice}</View>
      <View className="row align-start gap-6 text-13 color-secondary margin-top-8">
        <Icon name="info" size={14} />
        <Text className="grow">{`${document}，${section}（${date}）`}</Text>
      </View>
      {onRemove && (
        <View className="row wrap gap-8 margin-top-8">
          {meant.map(({ productCode, name }) => (
            <Button key={productCode} kind="brandOutline" size="s" onPress={() => onRemove(productCode)}>
              {`移出${name}`}
            </Button>
          ))}
        </View>
      )}
    </View>
  )
}

const Item = ({ of: { name, specification, productImageUrl } }: { of: Goods }) => (
  <View className="row gap-12 margin-top-8">
    <ProductImage picture={productImageUrl} name={name} size={56} plain />
    <View className="grow">
      <View className="text-16 color-title">{name}</View>
      <View className="text-13 color-secondary">{specification}</View>
    </View>
  </View>
)

/** Which products were checked, and why the others were not. */
export const CheckedProducts = ({ products, goods }: { products: readonly SafetyProduct[]; goods: readonly Goods[] }) => (
  <View>
    {products.map(({ productCode, name, notChecked, text }) => (
      <View key={productCode} className="row gap-12 safety__product">
        <ProductImage picture={goods.find((one) => one.productCode === productCode)?.productImageUrl} name={name} size={48} plain />
        <View className="grow">
          <View className="text-16 color-title">{name}</View>
          <View className="text-13 color-secondary">{text}</View>
        </View>
        <View className={cx('safety__state', notChecked === null && 'safety__state--checked')}>
          <Icon name={notChecked === null ? 'check' : 'minus'} size={14} />
          {notChecked === null ? '查过' : '没查'}
        </View>
      </View>
    ))}
  </View>
)
