import { and, eq, inArray, sql } from 'drizzle-orm'
import { GiftType } from '../../../src/contract/product'
import { shopTime } from '../../../src/lib/time'
import { promotions } from '../pricing/schema'
import { putRow } from '../../kernel/replaceFields'
import { yuan } from '../../kernel/yuan'
import { invalidateCatalogue } from '../catalogue/revision'
import { changeSubject } from '../change/subject'
import { standsAt, withDates } from '../catalogue/period'

type Fields = Record<string, unknown>
type Step = { threshold: number; off: number }
const levelsText = (value: unknown) =>
  (value as Step[]).map(({ threshold, off }) => `满 ${yuan(threshold)}${off > 0 ? ` 减 ${yuan(off)}` : ''}`).join('，') || '（无）'
const KINDS: Readonly<Record<number, string>> = { [GiftType.discount]: '满减', [GiftType.fullGift]: '满赠' }
const time = (value: unknown) => shopTime(value as string)

/** Amounts, period and words of a promotion as operators edit them, and a whole one that they make. */
export const promotionSubject = changeSubject({
  subject: 'promotion',
  title: '促销活动',
  fields: {
    levels: { title: '门槛和优惠', text: levelsText },
    text: { title: '标签' },
    detail: { title: '说明' },
    beginsAt: { title: '开始', text: time },
    endsAt: { title: '结束', text: time },
    type: { title: '种类', text: (value) => KINDS[Number(value)] ?? String(value) },
    productCodes: { title: '商品' },
    giftSkuCode: { title: '赠品' },
  },
  labelsOf: async (db, ids) => {
    const { promotionId, text } = promotions
    const rows = await db
      .select({ promotionId, text })
      .from(promotions)
      .where(inArray(promotionId, [...ids]))
    return new Map(rows.map((row) => [row.promotionId, row.text]))
  },
  apply: async (tx, { id, from, to }) => {
    const { beginsAt, endsAt, ...rest } = (from ?? {}) as Fields
    const row =
      and(eq(promotions.promotionId, id), standsAt(promotions.beginsAt, beginsAt), standsAt(promotions.endsAt, endsAt)) ?? sql`false`
    const put = { row, key: { promotionId: id }, from: from === null ? null : rest, to: to === null ? null : withDates(to as Fields) }
    if (!(await putRow(tx, promotions, put))) return false
    await invalidateCatalogue(tx)
    return true
  },
})
