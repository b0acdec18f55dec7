import { search } from '../../../src/contract/search'
import { barcodeOf } from '../../../src/lib/barcode'
import { hallOf } from '../hallGoods/hallSetting'
import { productCards } from '../productCard/cards'
import { codesOfBarcode } from '../catalogue/codesOfBarcode'
import { couponText } from '../coupon/couponsAt'
import { settingOf } from '../../kernel/settings'
import { hotWordsSetting } from './hotWords'
import { inTurn } from '../../db/inTurn'
import type { Db } from '../../db/open'
import { replicaOf } from '../../db/replica'
import { implement } from '../../kernel/implement'
import { interestsOf } from '../preference/interests'
import { withinAllowance } from './allowance'
import { currentSearch } from './current'
import { dangerAnswer, dangerSuggestion } from './dangerAnswer'
import { EVERY_PRODUCT } from './engine'
import { leadsToHall } from './leadsToHall'
import { needAnswer, neighboursOf } from './needAnswer'
import { hitsOf, pageOfCards } from './pageOfCards'
import { couponCodesOf, searchedCoupon } from './searchedCoupon'
import { searchedPartOf, tipOf } from './searchedPart'
import { topicsOf } from './topics'
import { Work } from './work'

/** Products offered where nothing was found. */
const MAX_RECOMMENDED = 8

export const searchHandlers = implement(search, {
  suggest: async (context) => {
    const current = await currentSearch(context.db)
    const { keyword, size } = context.query
    const results = await withinAllowance(context, current.vocabulary, async (work) => {
      const danger = current.vocabulary.dangers.in(keyword, work)
      return danger ? [dangerSuggestion(danger)] : current.suggest({ typed: searchedPartOf(keyword), size }, work)
    })
    return { results, hits: results.length }
  },

  /** A category, a symptom, or without either what is recommended: to everybody alike, unless a member wants personal lists. */
  list: async (context) => {
    const { db, now, memberId, query } = context
    const { categoryId, symptomId, page, size } = query
    const current = await currentSearch(db)
    if (categoryId !== undefined || symptomId !== undefined) {
      const wanted = { ...EVERY_PRODUCT, keyword: '', categoryId, symptomId }
      const found = await withinAllowance(context, current.vocabulary, (work) => current.find(wanted, { page, size }, work))
      return pageOfCards(replicaOf(db), { found, page, size, now })
    }
    const wish = await wishOf(db, memberId)
    const codes = await current.recommended(page * size + 1, wish)
    const cards = await productCards(replicaOf(db), codes.slice((page - 1) * size, page * size), now)
    return {
      results: [...cards.values()],
      hits: (await current.recommended(Infinity, { without: wish.without })).length,
      currentPage: page,
      hasMore: codes.length > page * size,
    }
  },

  result: async (context) => {
    const { db, now, memberId, query } = context
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
      priceTo = EVERY_PRODUCT.priceTo,
      page,
      size,
    } = query
    const current = await currentSearch(db)
    const couponCodes = couponUuid === undefined ? undefined : await couponCodesOf(replicaOf(db), couponUuid)
    const groups = { marks: listOf(marks), brands: listOf(brands), forms: listOf(forms), audiences: listOf(audiences) }
    const typed = keyword.trim()
    // A barcode is the box's own number: it is found exactly, never corrected to another.
    const barcode = barcodeOf(typed)
    const barcodeCodes = barcode === undefined ? undefined : await codesOfBarcode(replicaOf(db), barcode)
    const words = barcode === undefined ? searchedPartOf(typed) : ''
    const scope = { categoryId, symptomId, barcodeCodes, couponCodes, inStock, priceFrom, priceTo }
    const answered = await withinAllowance(context, current.vocabulary, async (work) => {
      const danger = current.vocabulary.dangers.in(typed, work)
      if (danger) return { danger }
      const all = await current.find({ keyword: words, sort, ...scope, ...groups }, { page, size }, work)
      return {
        found: all,
        topics: topicsOf(current.vocabulary, all.need?.words.join(' ') ?? all.searched, work),
        neighbours: await neighboursOf(current, all, work),
      }
    })
    if (answered.danger) return dangerAnswer(answered.danger, page)
    const { found, topics, neighbours } = answered
    // Under a question that found nothing any medicine reads as its answer; beside a need, or somebody who asks first, anything does.
    const isAdvised = found.need !== undefined || found.heldBack !== undefined
    const isOffered = found.hits === 0 && !isAdvised
    const offered = isOffered ? await current.recommended(MAX_RECOMMENDED, { ...(await wishOf(db, memberId)), only: 'goods' }) : []
    const recommends = [...(await productCards(replicaOf(db), offered, now)).values()]
    return {
      ...(await hitsOf(replicaOf(db), { found, page, size, now, symptomId })),
      tipDetails: barcode === undefined ? tipOf(typed, found) : null,
      topics,
      ...(await needAnswer(replicaOf(db), found, { neighbours, now })),
      recommends,
      facets: found.facets,
    }
  },

  /** An operator's list, without the words that lead to prescription drugs (LAW-AND-PRIVACY, D13) or into the hall, and without emergencies. */
  hotWords: async ({ db }) => {
    const words = (await settingOf(db, hotWordsSetting)) ?? []
    const current = await currentSearch(db)
    const harmless = words.filter(({ searchWord }) => !current.vocabulary.dangers.in(searchWord, new Work()))
    const hall = await hallOf(db)
    const isHidden = await inTurn(
      harmless,
      async ({ searchWord }) => (await current.leadsToPrescription(searchWord)) || leadsToHall(current, hall, searchWord),
    )
    return { results: harmless.filter((_word, place) => !isHidden[place]) }
  },

  couponActivityUuid: async ({ db, memberId, query: { couponId } }) => {
    const type = await searchedCoupon(db, memberId, couponId)
    return { uuid: type.uuid, text: couponText(type) }
  },
})

/** What recommendations go by: what a member likes, and never what belongs to the men's health hall. */
const wishOf = async (db: Db, memberId: string | undefined) => ({ interests: await interestsOf(db, memberId), without: await hallOf(db) })

/** A comma list of a filter; Chinese names may stand in it. */
const listOf = (text: string | undefined) => (text ?? '').split(/[,，]/).filter((value) => value !== '')
