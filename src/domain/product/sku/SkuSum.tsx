import { Text, View } from '@tarojs/components'
import { MESSAGES } from '@/api/errors'
import { useRead } from '@/api/useRead'
import { product } from '@/contract/product'
import { yuan } from '@/lib/money'
import { cx } from '@/ui/element/cx'
import { ErrorLine } from '@/ui/form/ErrorLine'
import { Press } from '@/ui/press/Press'
import { Price } from '@/ui/text/Price'
import { useDebounced } from '@/ui/form/useDebounced'
import type { useSkuPrice } from './useSkuPrice'

type Props = { productCode: string; price: ReturnType<typeof useSkuPrice>; promoted: boolean }

/** The live total of the choice and the nearest promotion; where the total failed to load, the error and a retry. */
export function SkuSum({ productCode, price: { data, status, isOld, retry }, promoted }: Props) {
  const amount = useDebounced(data?.total ?? 0, 200)
  const { data: towards } = useRead(
    product.promotion,
    { params: { code: productCode }, query: { amount } },
    { enabled: promoted && amount > 0, keepsPrevious: true },
  )
  const nearest = towards?.promotions
    .filter(({ missing }) => missing !== null && missing > 0)
    .sort((left, right) => (left.missing ?? 0) - (right.missing ?? 0))[0]
  if (status === 'failed') {
    return (
      <Press className="row justify-between gap-12 sku__sum" onPress={retry}>
        <ErrorLine flat>{MESSAGES.price}</ErrorLine>
        <Text className="text-13 color-link nowrap">重试</Text>
      </Press>
    )
  }
  return (
    <View className="row justify-between gap-12 sku__sum">
      <View className="text-12 color-secondary grow">
        {nearest?.missing != null && `再买 ¥${yuan(nearest.missing)}，可享「${nearest.text}」`}
      </View>
      {data && (
        <View className={cx('row align-baseline gap-4', isOld && 'sku__old')}>
          <View className="text-13 color-body">小计</View>
          <Price cents={data.total} size={20} />
        </View>
      )}
    </View>
  )
}
