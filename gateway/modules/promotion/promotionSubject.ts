import { and, eq, inArray, sql } from 'drizzle-orm'
import { PROMOTION_TITLES, PROMOTION_TYPES, type Companion, type Level } from '../../../counter/contract/promotion'
import { GiftType } from '../../../src/contract/product'
import { shopTime } from '../../../src/lib/time'
import type { Transaction } from '../../db/open'
import { promotions } from '../pricing/schema'
import { differing, putRow } from '../../kernel/replaceFields'
import { yuan } from '../../lib/yuan'
import { invalidateCatalogue } from '../catalogue/revision'
import { inConflict } from '../change/inConflict'
import { changeSubject, type ChangeSubject } from '../change/subject'
import { standsAt, withDates } from '../catalogue/period'
import { unlawful } from './promotionProblems'
import { promotionNotes } from './promotionNotes'
import { assortWords, promotionWords } from './promotionWords'
import { readPromotion, refuse } from './readPromotion'
import {
  giftOf,
  namesOf,
  ordered,
  promotionOf,
  storedPromotion,
  type EditedPromotion,
  type PromotionRow,
  type StoredPromotion,
} from './storedPromotion'

type Fields = Record<string, unknown>
const levelsText = (value: unknown) =>
  (value as Level[]).map(({ threshold, off }) => `满 ${yuan(threshold)}${off > 0 ? ` 减 ${yuan(off)}` : ''}`).join('，') || '（无）'
const companionsText = (value: unknown) =>
  ((value ?? []) as Companion[]).map(({ productCode, off }) => `${productCode} 每件省 ${yuan(off)}`).join('，') || '（无）'
const time = (value: unknown) => shopTime(value as string)

/**
 * What a promotion gives, to which products and when, as one revision, with the words that follow from it; a whole one where none stands
 * under its id.
 */
export const promotionSubject: ChangeSubject = changeSubject({
  subject: 'promotion',
  title: '促销活动',
  fields: {
    levels: { title: PROMOTION_TITLES.levels, text: levelsText },
    text: { title: '标签' },
    detail: { title: '说明' },
    beginsAt: { title: PROMOTION_TITLES.beginsAt, text: time },
    endsAt: { title: PROMOTION_TITLES.endsAt, text: time },
    type: { title: PROMOTION_TITLES.type, text: (value) => PROMOTION_TYPES[Number(value)] ?? String(value) },
    productCodes: { title: PROMOTION_TITLES.productCodes },
    companions: { title: PROMOTION_TITLES.companions, text: companionsText },
    giftSkuCode: { title: PROMOTION_TITLES.giftSkuCode },
  },
  labelsOf: async (db, ids) => {
    const { promotionId, text } = promotions
    const rows = await db
      .select({ promotionId, text })
      .from(promotions)
      .where(inArray(promotionId, [...ids]))
    return new Map([...ids.map((id) => [id, '没有上线的促销活动'] as const), ...rows.map((row) => [row.promotionId, row.text] as const)])
  },
  apply: async (tx, { id, from, to }) => {
    const { beginsAt, endsAt, ...rest } = (from ?? {}) as Fields
    const row =
      and(eq(promotions.promotionId, id), standsAt(promotions.beginsAt, beginsAt), standsAt(promotions.endsAt, endsAt)) ?? sql`false`
    const put = { row, key: { promotionId: id }, from: from === null ? null : rest, to: to === null ? null : withDates(to as Fields) }
    if (!(await putRow(tx, promotions, put))) return false
    if (to !== null) await refuseUnlawful(tx, id, to as Fields)
    await invalidateCatalogue(tx)
    return true
  },
  ahead: {
    read: readPromotion,
    standing: async (tx, id, edited, coming = []) => {
      const own = ordered(edited as EditedPromotion)
      const row = await lockedPromotion(tx, id)
      const present = row ? storedPromotion(row) : null
      const base = coming.reduce<StoredPromotion | null>((was, one) => ({ ...was, ...ordered(one as StoredPromotion) }), present)
      const fields = present ? inConflict(promotionSubject, { id, present, edited: own }) : []
      const to = await worded(tx, base, own)
      return { facts: promotionFacts(row), fields, ...(base ? differing<StoredPromotion>(base, to) : { from: null, to }) }
    },
    notes: (db, id) => promotionNotes(db, id),
    guard: (_from, to) => generousSentence(to as EditedPromotion),
    guarded: '有一档减的钱超过门槛的一半',
  },
})

/** Checked once it is written, whenever that is: when it was scheduled, or first stood there, a product may have been another. */
async function refuseUnlawful(tx: Transaction, id: string, to: Fields) {
  const row = await promotionOf(tx, id)
  if (!row) return
  const { type, giftSkuCode, productCodes, companions } = row
  const given = 'giftSkuCode' in to || 'type' in to ? { type, giftSkuCode } : {}
  const named = { ...('productCodes' in to && { productCodes }), ...('companions' in to && { companions }) }
  refuse('PROMOTION_PROBLEM', await unlawful(tx, { ...given, ...named }))
}

/** What the version of a promotion is made of; null of one that nobody has written. */
export const promotionFacts = (row: PromotionRow | undefined) => row ?? null

/** A promotion, its row locked; undefined where nobody has written it. */
async function lockedPromotion(tx: Transaction, id: string): Promise<PromotionRow | undefined> {
  const [row] = await tx.select().from(promotions).where(eq(promotions.promotionId, id)).for('update')
  return row
}

const TOLD = ['type', 'levels', 'productCodes', 'giftSkuCode', 'companions'] as const

/** What is edited with the words that follow from it; those of an edit of the period alone stay. */
async function worded(tx: Transaction, base: StoredPromotion | null, own: EditedPromotion): Promise<EditedPromotion> {
  if (base && !TOLD.some((name) => name in differing<StoredPromotion>(base, own).to)) return own
  const after = { ...base, ...own } as StoredPromotion
  if (after.type !== GiftType.assort) return { ...own, ...promotionWords(after, await giftOf(tx, after.giftSkuCode)) }
  const codes = [...(after.productCodes ?? []), ...(after.companions ?? []).map(({ productCode }) => productCode)]
  return { ...own, ...assortWords(after, await namesOf(tx, codes)) }
}

/** A step that takes off more than half of what it asks for is more likely a slip of the finger than a price. */
function generousSentence({ type = GiftType.discount, levels = [] }: EditedPromotion): string | null {
  const generous = type === GiftType.discount ? levels.find(({ threshold, off }) => off * 2 > threshold) : undefined
  return generous ? `满 ${yuan(generous.threshold)} 减 ${yuan(generous.off)}` : null
}
