import { and, eq, or } from 'drizzle-orm'
import { search } from '../../../src/contract/search'
import { barcodeOf } from '../../../src/lib/barcode'
import { productCards } from '../productCard/cards'
import { codesOfBarcode } from '../catalogue/codesOfBarcode'
import { couponText } from '../coupon/couponsAt'
import { settingOf } from '../../kernel/settings'
import { hotWordsSetting } from './hotWords'
import type { Db } from '../../db/open'
import { couponTypes, memberCoupons, promotions } from '../../db/schema'
import { implement } from '../../kernel/implement'
import { notFound } from '../../kernel/refusal'
import { likingsOf } from '../preference/likings'
import { withinAllowance } from './allowance'
import { currentIndex, type Current } from './current'
import type { Found, Wish } from './find'
import { foundFor } from './keptFinds'
import { leadsToPrescription } from './leadsToPrescription'
import { recommended } from './recommended'
import { suggestionsOf } from './suggest'
import { topicsOf } from './topics'
import { Work } from './work'

/** Characters of a text that are searched. */
const LONGEST_SEARCHED = 60
/** Products offered where nothing was found. */
const RECOMMENDED = 8
const ALL: Omit<Wish, 'keyword'> = {
  sort: 'overall',
  marks: [],
  brands: [],
  forms: [],
  audiences: [],
  inStock: false,
  priceFrom: 0,
  priceTo: 100000000,
}

export const searchHandlers = implement(search, {
  suggest: async (visit) => {
    const { index } = await currentIndex(visit.db)
    const { keyword, size } = visit.query
    const results = await withinAllowance(visit, index, (work) => suggestionsOf(index, { typed: searchedPartOf(keyword), size }, work))
    return { results, hits: results.length }
  },

  /** A category, a symptom, or without either what is recommended: to everybody alike, unless a member wants personal lists. */
  list: async ({ db, now, memberId, query: { categoryId, symptomId, page, size } }) => {
    const current = await currentIndex(db)
    if (categoryId !== undefined || symptomId !== undefined)
      return pageOf(db, current, {
        found: await foundFor(current, { ...ALL, keyword: '', categoryId, symptomId }, new Work()),
        page,
        size,
        now,
      })
    const codes = recommended(current, page * size + 1, await likingsOf(db, memberId))
    const cards = await productCards(db, codes.slice((page - 1) * size, page * size), now)
    return {
      results: [...cards.values()],
      hits: recommended(current, current.index.size).length,
      currentPage: page,
      hasMore: codes.length > page * size,
    }
  },

  result: async (visit) => {
    const { db, now, memberId, query } = visit
    const {
      keyword = '',
      categoryId,
      symptomId,
      couponUuid,
      sort,
      marks,
      brands,
      forms,
      audiences,
      inStock = false,
      priceFrom = 0,
      priceTo = ALL.priceTo,
      page,
      size,
    } = query
    const current = await currentIndex(db)
    const couponCodes = couponUuid === undefined ? undefined : await couponCodesOf(db, couponUuid)
    const groups = { marks: listOf(marks), brands: listOf(brands), forms: listOf(forms), audiences: listOf(audiences) }
    const typed = keyword.trim()
    // A barcode is the box's own number: it is found exactly, never corrected to another.
    const barcode = barcodeOf(typed)
    const barcodeCodes = barcode === undefined ? undefined : await codesOfBarcode(db, barcode)
    const words = barcode === undefined ? searchedPartOf(typed) : ''
    const isCut = barcode === undefined && words !== typed
    const scope = { categoryId, symptomId, barcodeCodes, couponCodes, inStock, priceFrom, priceTo }
    const { found, topics } = await withinAllowance(visit, current.index, async (work) => {
      const all = await foundFor(current, { keyword: words, sort, ...scope, ...groups }, work)
      return { found: all, topics: topicsOf(current.index, all.searched, work) }
    })
    const offered = found.numbers.length > 0 ? [] : recommended(current, RECOMMENDED, await likingsOf(db, memberId))
    const recommends = [...(await productCards(db, offered, now)).values()]
    return {
      ...(await pageOf(db, current, { found, page, size, now })),
      tipDetails: words !== '' && (isCut || found.searched !== words) ? { typed, searched: found.searched, ...(isCut && { isCut }) } : null,
      topics,
      recommends,
      facets: found.facets,
    }
  },

  /** An operator's list, from which words that lead to prescription drugs are taken out (LAW-AND-PRIVACY, D13). */
  hotWords: async ({ db }) => {
    const words = (await settingOf(db, hotWordsSetting)) ?? []
    const { index } = await currentIndex(db)
    const isHidden = await Promise.all(words.map(({ searchWord }) => leadsToPrescription(index, searchWord)))
    return { results: words.filter((_word, place) => !isHidden[place]) }
  },

  couponActivityUuid: async ({ db, memberId, query: { couponId } }) => {
    const held = memberId === undefined ? undefined : and(eq(memberCoupons.couponId, couponId), eq(memberCoupons.memberId, memberId))
    const [type] = await db
      .select({
        uuid: couponTypes.uuid,
        amount: couponTypes.amount,
        threshold: couponTypes.threshold,
        newMembersOnly: couponTypes.newMembersOnly,
      })
      .from(couponTypes)
      .leftJoin(memberCoupons, eq(memberCoupons.couponType, couponTypes.couponType))
      .where(or(eq(couponTypes.couponType, couponId), held))
      .limit(1)
    if (!type) throw notFound('这张优惠券')
    return { uuid: type.uuid, text: couponText(type) }
  },
})

/** What of a pasted text is searched: no product is called by more. */
const searchedPartOf = (typed: string) => typed.slice(0, LONGEST_SEARCHED).trim()

/** A comma list of a filter; Chinese names may stand in it. */
const listOf = (text: string | undefined) => (text ?? '').split(/[,，]/).filter((value) => value !== '')

/** The products a coupon or, by its own id, a promotion counts; null where it counts all. */
async function couponCodesOf(db: Db, uuid: string): Promise<string[] | null> {
  const [type] = await db.select({ productCodes: couponTypes.productCodes }).from(couponTypes).where(eq(couponTypes.uuid, uuid))
  if (type) return type.productCodes
  const [promotion] = await db.select({ productCodes: promotions.productCodes }).from(promotions).where(eq(promotions.promotionId, uuid))
  if (!promotion) throw notFound('这张优惠券的商品')
  return promotion.productCodes
}

type Asked = { found: Found; page: number; size: number; now: Date }

async function pageOf(db: Db, { index }: Current, { found: { numbers }, page, size, now }: Asked) {
  const codes = [...numbers.subarray((page - 1) * size, page * size)].map((number) => index.codes[number] ?? '')
  const cards = await productCards(db, codes, now)
  return { results: [...cards.values()], hits: numbers.length, currentPage: page, hasMore: page * size < numbers.length }
}
