import { View } from '@tarojs/components'
import type { ProductCard } from '@/contract/productCard'
import { Tag } from '@/ui/text/Tag'
import { DrugMarkTag } from '@/ui/text/DrugMarkTag'

type Props = { card: ProductCard; marked?: boolean; /** Without when it arrives, where that stands elsewhere. */ arrives?: boolean }

/**
 * Legal mark first, then one thing that is special about the price, for a row of red tags says nothing, and when it arrives. A
 * prescription drug carries no promotion (D11).
 */
export const CardTags = ({ card, marked = true, arrives = true }: Props) => (
  <View className="row gap-4 wrap">
    {marked && <DrugMarkTag mark={card.mark} />}
    {card.isAntibiotic && <Tag kind="clinic">抗菌药</Tag>}
    {card.promotions.slice(0, 1).map(({ promotionId, text }) => (
      <Tag key={promotionId} kind="promo">
        {text}
      </Tag>
    ))}
    {card.couponMsg && card.promotions.length === 0 && <Tag kind="promo">{card.couponMsg}</Tag>}
    {arrives && card.arrivalText && <Tag>{card.arrivalText}</Tag>}
  </View>
)
