import { Text, View } from '@tarojs/components'
import { MESSAGES } from '@/api/errors'
import { useRead } from '@/api/useRead'
import { product } from '@/contract/product'
import { yuan } from '@/lib/money'
import { cx } from '@/ui/cx'
import { ErrorLine } from '@/ui/ErrorLine'
import { Press } from '@/ui/Press'
import { Price } from '@/ui/Price'
import { useDebounced } from '@/ui/useDebounced'
import type { useSkuPrice } from './useSkuPrice'

type Props = { productCode: string; price: ReturnType<typeof useSkuPrice>; promoted: boolean }

/** The live total of the choice, and the promotion that is nearest. Where it cannot be had, the catalogue's sentence and a retry. */
export function SkuSum({ productCode, price: { data, status, isOld, retry }, promoted }: Props) {
  const amount = useDebounced(data?.total ?? 0, 200)
  const { data: towards } = useRead(
    product.promotion,
    { params: { code: productCode }, query: { amount } },
    { when: promoted && amount > 0, keepsLast: true },
  )
  const nearest = towards?.promotions
    .filter(({ missing }) => missing !== null && missing > 0)
    .sort((left, right) => (left.missing ?? 0) - (right.missing ?? 0))[0]
  if (status === 'failed') {
    return (
      <Press className="row between g12 sku__sum" onPress={retry}>
        <ErrorLine flat>{MESSAGES.price}</ErrorLine>
        <Text className="t13 cg nw">重试</Text>
      </Press>
    )
  }
  return (
    <View className="row between g12 sku__sum">
      <View className="t12 c3 grow">{nearest?.missing != null && `再买 ¥${yuan(nearest.missing)}，可享「${nearest.text}」`}</View>
      {data && (
        <View className={cx('row base g4', isOld && 'sku__old')}>
          <View className="t13 c2">小计</View>
          <Price cents={data.total} size={20} />
        </View>
      )}
    </View>
  )
}
