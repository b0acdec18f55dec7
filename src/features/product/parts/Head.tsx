import { Text, View } from '@tarojs/components'
import type { MergedProduct, Packing, StairPrice } from '@/contract/product'
import { noticeOf } from '@/domain/product/statutory'
import { isPrescription } from '@/domain/product/status'
import { viewCount } from '@/lib/viewCount'
import { DrugMarkTag } from '@/ui/DrugMarkTag'
import { IconButton } from '@/ui/IconButton'
import { Notice } from '@/ui/Notice'
import { Price } from '@/ui/Price'
import { Tag } from '@/ui/Tag'
import { stairHint } from '../rules/stairHint'
import { toggleFavourite } from '../toggleFavourite'

type Props = { product: MergedProduct; packing: Packing; salePrice: number; stairs: readonly StairPrice[] }

/** Price, what makes it cheaper, the name with its legal mark, what it is for, and the sentence the law wants. */
export function Head({ product, packing, salePrice, stairs }: Props) {
  const { name, brandName, makerName, mark, isAntibiotic, sealed, summary, promotions, isFavourite, views } = product
  const notice = noticeOf(product)
  const hint = stairHint(packing, stairs)
  return (
    <View className="q-card">
      <View className="row between g8">
        <View className="row base g8 wrap">
          <Price cents={salePrice} size={32} />
          {packing.marketPrice !== null && packing.marketPrice > salePrice && <Price cents={packing.marketPrice} kind="del" />}
          <View className="t12 c3">/ {packing.unit}</View>
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
        <View className="row g6 mt8 wrap">
          {promotions.slice(0, 3).map(({ promotionId, text }) => (
            <Tag key={promotionId} kind="promo">
              {text}
            </Tag>
          ))}
          {hint && <View className="t12 cr">{hint}</View>}
        </View>
      )}
      <View className="t18 b c1 mt12">
        <DrugMarkTag mark={mark} />
        <Text>
          {mark === 'none' ? '' : ' '}
          {name} {packing.specification}
        </Text>
      </View>
      {isAntibiotic && (
        <View className="row g6 mt8">
          <Tag kind="clinic">抗菌药</Tag>
          <View className="t12 c3">须按疗程服用，不要自行停药或加量</View>
        </View>
      )}
      {summary && <View className="t14 c3 mt6">{summary}</View>}
      <View className="row wrap t12 c3 mt6">
        <Text>{sealed ? makerName : brandName}</Text>
        {views > 0 && (
          <>
            <View className="md" />
            <Text>{viewCount(views)} 人看过</Text>
          </>
        )}
      </View>
      {notice !== undefined && !isPrescription({ mark }) && (
        <View className="mt12">
          <Notice kind="green" icon="pill">
            {notice}
          </Notice>
        </View>
      )}
    </View>
  )
}
