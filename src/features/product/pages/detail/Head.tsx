import { Text, View } from '@tarojs/components'
import type { MergedProduct, Packing, StairPrice } from '@/contract/product'
import { noticeOf } from '@/domain/product/statutory'
import { isPrescription } from '@/domain/product/status'
import { viewCount } from '@/lib/viewCount'
import { DrugMarkTag } from '@/ui/text/DrugMarkTag'
import { IconButton } from '@/ui/press/IconButton'
import { Notice } from '@/ui/card/Notice'
import { Price } from '@/ui/text/Price'
import { Tag } from '@/ui/text/Tag'
import { stairHint } from './stairHint'
import { toggleFavourite } from './toggleFavourite'

type Props = { product: MergedProduct; packing: Packing; salePrice: number; stairs: readonly StairPrice[] }

/** Price, what makes it cheaper, the name with its legal mark, what it is for, and the sentence the law wants. */
export function Head({ product, packing, salePrice, stairs }: Props) {
  const { name, brandName, makerName, mark, isAntibiotic, sealed, summary, promotions, isFavourite, views } = product
  const notice = noticeOf(product)
  const hint = stairHint(packing, stairs)
  return (
    <View className="q-card">
      <View className="row justify-between gap-8">
        <View className="row align-baseline gap-8 wrap">
          <Price cents={salePrice} size={32} />
          {packing.marketPrice !== null && packing.marketPrice > salePrice && <Price cents={packing.marketPrice} kind="del" />}
          <View className="text-12 color-secondary">/ {packing.unit}</View>
        </View>
        <IconButton
          name={isFavourite ? 'heart-solid' : 'heart'}
          size={22}
          label={isFavourite ? '已收藏，再按取消' : '收藏'}
          words={isFavourite ? '已收藏' : '收藏'}
          selected={isFavourite}
          className={isFavourite ? 'product__heart--on' : ''}
          onPress={() => toggleFavourite(product)}
        />
      </View>
      {!isPrescription({ mark }) && (
        <View className="row gap-6 margin-top-8 wrap">
          {promotions.slice(0, 3).map(({ promotionId, text }) => (
            <Tag key={promotionId} kind="promo">
              {text}
            </Tag>
          ))}
          {hint && <View className="text-12 color-price">{hint}</View>}
        </View>
      )}
      <View className="text-18 weight-bold color-title margin-top-12">
        <DrugMarkTag mark={mark} />
        <Text>
          {mark === 'none' ? '' : ' '}
          {name} {packing.specification}
        </Text>
      </View>
      {isAntibiotic && (
        <View className="row gap-6 margin-top-8">
          <Tag kind="clinic">抗菌药</Tag>
          <View className="text-12 color-secondary">须按疗程服用，不要自行停药或加量</View>
        </View>
      )}
      {summary && <View className="text-14 color-secondary margin-top-6">{summary}</View>}
      <View className="row wrap text-12 color-secondary margin-top-6">
        <Text>{sealed ? makerName : brandName}</Text>
        {views > 0 && (
          <>
            <View className="separator-dot" />
            <Text>{viewCount(views)} 人看过</Text>
          </>
        )}
      </View>
      {notice !== undefined && !isPrescription({ mark }) && (
        <View className="margin-top-12">
          <Notice kind="green" icon="pill">
            {notice}
          </Notice>
        </View>
      )}
    </View>
  )
}
