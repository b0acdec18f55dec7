import { useRead } from '@/api/useRead'
import { promotion } from '@/contract/promotion'
import { go } from '@/routes/go'
import { urlOf } from '@/routes/urlOf'
import { LinkCard } from '@/ui/card/LinkCard'

/** The way to the promotions that run; nothing while none does. */
export function PromotionsRow() {
  const { results = [] } = useRead(promotion.list, {}).data ?? {}
  if (results.length === 0) return null
  return (
    <LinkCard
      icon="gift"
      title="优惠活动"
      text={results.map(({ text }) => text).join('、')}
      href={urlOf('activityCategory')}
      onPress={() => go('activityCategory')}
    />
  )
}
