import { GiftType } from '@/contract/product'
import { shortYuan } from '@/lib/money'
import { Tag } from '@/ui/text/Tag'

type Props = { giftType?: number | null | undefined; assortOff?: number | undefined }

/** Beside a line that is bought together with another: that it is, and what it costs less for it. Nothing for a line that stands alone. */
export function PairTag({ giftType, assortOff = 0 }: Props) {
  if (giftType === GiftType.subAssort && assortOff > 0)
    return (
      <Tag kind="promo" className="margin-top-4">
        搭配省 ¥{shortYuan(assortOff)}
      </Tag>
    )
  return giftType === GiftType.assort ? (
    <Tag kind="promo" className="margin-top-4">
      搭配
    </Tag>
  ) : null
}
