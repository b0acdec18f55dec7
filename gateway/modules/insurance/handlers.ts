import { insurance } from '../../../src/contract/insurance'
import type { Querying } from '../../db/open'
import { replicaOf } from '../../db/replica'
import { HttpError, notFound } from '../../lib/httpError'
import { implement } from '../../kernel/implement'
import { inTurn } from '../../db/inTurn'
import type { KeyRing } from '../../lib/keyRing'
import type { Insurer } from '../../providers/insurer/insurer'
import { benefitInUse } from '../benefit/benefitInUse'
import { CATEGORIES } from '../catalogue/taxonomy'
import { ownPatient } from '../patient/patientBook'
import { contentOfPatient } from '../patient/storedPatient'
import { withinAllowance } from '../search/allowance'
import { currentSearch } from '../search/current'
import { dangerAnswer } from '../search/dangerAnswer'
import { EVERY_PRODUCT } from '../search/engine'
import { hitsOf } from '../search/pageOfCards'
import { searchedPartOf } from '../search/searchedPart'
import { settleInsured } from '../settlement/settleInsured'
import { benefitAsked, benefitsOf, bind, limitOf, shownBenefit, unbind } from './bound'
import { coveringOf, leavesOnShelf, percentOf, shelfOf } from './coverage'
import { planOf, plansOf, shownPlan } from './plans'
import { pricedCart } from './pricedCart'

/** The state's insurance: there is an interface for it and nobody behind it. */
const STATE = { isConnected: false, text: '本店还没有接通医保支付，医保卡和个人账户现在不能在这里用。接通后会在这里说明。' }

const nothing = (currentPage: number) => ({ results: [], hits: 0, currentPage, hasMore: false })

export const insuranceHandlers = implement(insurance, {
  plans: async ({ db }) => ({ results: (await plansOf(db)).map(shownPlan), state: STATE }),

  mine: async ({ db, now, memberId, providers: { fileKeys: ring } }) => ({
    results: await inTurn(await benefitsOf(db, memberId, now), (row) => shownBenefit(db, row, { ring, now })),
  }),

  realName: async ({ db, now, memberId, providers: { fileKeys: ring, insurer }, body: { planId, patientId } }) => {
    const { answer } = await asked(db, { ring, insurer: connected(insurer), memberId, planId, patientId, now })
    return { isKnown: answer.state === 'insured', problem: PROBLEMS[answer.state] }
  },

  apply: async ({ db, now, memberId, idempotent, providers: { fileKeys: ring, insurer }, body: { planId, patientId } }) => {
    const { plan, insured, answer } = await asked(db, { ring, insurer: connected(insurer), memberId, planId, patientId, now })
    if (answer.state !== 'insured') throw new HttpError(409, 'NOT_INSURED', PROBLEMS[answer.state], { field: 'patientId' })
    const { coverage } = answer
    return idempotent(async (tx) => shownBenefit(tx, await bind(tx, { ring, memberId, plan, insured, coverage, now }), { ring, now }))
  },

  unbind: ({ now, memberId, transaction, params: { benefitId } }) =>
    transaction(async (tx) => {
      await unbind(tx, { memberId, benefitId, now })
      return { done: true as const }
    }),

  limit: async ({ db, now, memberId, query: { benefitId } }) => {
    const found = await benefitAsked(db, { memberId, benefitId, now })
    if (!found && benefitId !== undefined) throw notFound('这份商保')
    return { benefitId: found?.benefitId ?? null, limit: found ? limitOf(found) : null, endsOn: found?.endsOn ?? null }
  },

  category: async ({ db, now, memberId, query: { benefitId } }) => {
    const shelf = shelfOf(await coveringOf(db, { benefitId, memberId, now }))
    if (shelf.leaves.length + shelf.productCodes.length === 0) return { results: [] }
    const held = await leavesOnShelf(db, shelf)
    const results = CATEGORIES.filter(({ children }) => held.some(({ leaf }) => Object.hasOwn(children, leaf)))
    return { results: results.map(({ id, name }) => ({ categoryId: id, name })) }
  },

  products: async (context) => {
    const { db, now, memberId, query } = context
    const { keyword = '', categoryId, page, size } = query
    const covering = await coveringOf(db, { ...query, benefitId: query.benefitId, memberId, now })
    const within = shelfOf(covering)
    if (within.leaves.length + within.productCodes.length === 0) return nothing(page)
    const current = await currentSearch(db)
    const typed = keyword.trim()
    const wish = { ...EVERY_PRODUCT, keyword: searchedPartOf(typed), categoryId, within }
    const answered = await withinAllowance(context, current.vocabulary, async (work) => {
      const danger = current.vocabulary.dangers.in(typed, work)
      return danger ? { danger } : { found: await current.find(wish, { page, size }, work) }
    })
    if (answered.danger) return { ...nothing(page), danger: dangerAnswer(answered.danger, page).danger }
    const { found } = answered
    const leaves = new Map(found.products.map(({ productCode, leaf }) => [productCode, leaf]))
    const hits = await hitsOf(replicaOf(db), { found, page, size, now })
    const percent = (productCode: string) => percentOf(covering, { productCode, categoryId: leaves.get(productCode) ?? '' })
    return { ...hits, results: hits.results.map((hit) => ({ ...hit, percent: percent(hit.productCode) })) }
  },

  cart: ({ db, now, memberId, body }) => pricedCart(db, { ...body, memberId, now }),

  settle: async ({ db, now, memberId, body: { benefitId, items } }) => {
    const benefit = await benefitInUse(db, { benefitId, memberId, now })
    if (!benefit) throw new HttpError(409, 'BENEFIT_OVER', '这份商保已到期或不能用了，请重新选择', { field: 'benefitId' })
    if (benefit.isSoldHere) throw new HttpError(409, 'SOLD_HERE', '这份保单请在“我的保单”的用药权益里使用', { field: 'benefitId' })
    return settleInsured(db, { memberId, benefit, items, now })
  },
})

/** Why somebody cannot be bound, as the member reads it. */
const PROBLEMS = {
  insured: null,
  notInsured: '保险公司没有查到这位用药人的保单。请核对方案和用药人，或向投保的单位、保险公司确认',
  mismatch: '姓名和证件号码与保险公司登记的不一致，请核对用药人的资料',
} as const

type Asking = { ring: KeyRing; insurer: Insurer; memberId: string; planId: string; patientId: string; now: Date }

/** Asks the insurer about a patient of the member's. Awaited outside any transaction. */
async function asked(db: Querying, { ring, insurer, memberId, planId, patientId, now }: Asking) {
  const plan = await planOf(db, planId)
  const row = await ownPatient(db, memberId, patientId)
  const { name, idCardNumber } = contentOfPatient(ring, row)
  return { plan, insured: { name, numberHmac: row.numberHmac }, answer: await insurer.find(planId, { name, idCardNumber }, now) }
}

function connected(insurer: Insurer | null): Insurer {
  if (!insurer) throw new HttpError(409, 'NO_INSURER', '本店还没有接通保险公司，暂时不能绑定保单')
  return insurer
}
