import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { Cents, Done, EMPTY_PAGE, Id, Instant, Page, pageOf, ProductCode, Quantity, Size } from './fields'
import { ProductCard } from './productCard'
import { Keyword, SearchDanger, SearchHit } from './search'

/** A plan of an insurer by which goods of this shop are paid. */
export const InsurancePlan = z
  .looseObject({
    planId: Id,
    name: z.string(),
    insurer: z.string(),
    /** Percent of what a covered product costs. */
    percent: z.int(),
    /** Cents in a year of the policy. */
    yearly: Cents,
    covers: z.array(z.string()),
    excludes: z.array(z.string()),
  })
  .register(z.globalRegistry, { id: 'InsurancePlan' })
export type InsurancePlan = z.infer<typeof InsurancePlan>

/** A year's limit: `yearly` = `reserved` for orders under way + `taken` by received ones + `left`. */
export const InsuranceLimit = z
  .looseObject({ yearly: Cents, reserved: Cents, taken: Cents, left: Cents })
  .register(z.globalRegistry, { id: 'InsuranceLimit' })
export type InsuranceLimit = z.infer<typeof InsuranceLimit>

/** What an insurer pays for somebody of this member's: the terms as they stood when it was bound. */
export const InsuranceBenefit = z
  .looseObject({
    benefitId: Id,
    planId: Id,
    planName: z.string(),
    insurer: z.string(),
    /** The member's patient who is insured; null where he has none of this number any more. */
    patientId: z.nullable(Id),
    /** Masked: 林*芝. */
    insuredName: z.string(),
    percent: z.int(),
    state: z.enum(['coming', 'running', 'over']),
    /** First and last day, of the shop's calendar. */
    startsOn: z.iso.date(),
    endsOn: z.iso.date(),
    limit: InsuranceLimit,
    /** It was applied for in this shop: it is given back there and not let go. */
    isSoldHere: z._default(z.boolean(), false),
  })
  .register(z.globalRegistry, { id: 'InsuranceBenefit' })
export type InsuranceBenefit = z.infer<typeof InsuranceBenefit>

/** A line of the insurance cart as a device keeps it (specification 2, section 3), and as the gateway prices it anew. */
export const InsuranceCartItem = z
  .looseObject({
    productCode: ProductCode,
    productNum: Quantity,
    salePrice: Cents,
    isSelected: z.boolean(),
    /** 2 is purchasable. */
    productStatusType: z.int(),
  })
  .register(z.globalRegistry, { id: 'InsuranceCartItem' })
export type InsuranceCartItem = z.infer<typeof InsuranceCartItem>

/** Lines that one cart holds at most. */
export const MAX_INSURED_LINES = 50

const OfBenefit = z.object({ benefitId: z.optional(Id) })

export const insurance = {
  plans: endpoint('GET /insurance/plans', {
    about: 'Plans of insurers by which goods of this shop are paid, and that the state’s insurance is not connected',
    sameFor: 'everybody',
    provides: 'lists',
    output: z.looseObject({
      results: z.array(InsurancePlan),
      /** The state's medical insurance, as the page says it. */
      state: z.looseObject({ isConnected: z.boolean(), text: z.string() }),
    }),
  }),
  mine: endpoint('GET /insurance/mine', {
    about: 'What insurers pay for this member’s people, what runs first',
    session: 'required',
    provides: 'insurance',
    output: z.looseObject({ results: z.array(InsuranceBenefit) }),
  }),
  realName: endpoint('POST /insurance/realName', {
    about: 'Whether a patient of this member’s is who the insurer knows by this name and number. 404 of anybody else’s patient',
    collects: { scene: '核对参保身份', kinds: ['identity'] },
    session: 'required',
    needConsent: ['drugUserRule'],
    body: z.object({ planId: Id, patientId: Id }),
    output: z.looseObject({
      isKnown: z.boolean(),
      /** Why not, as the member reads it. */
      problem: z.nullable(z.string()),
    }),
  }),
  apply: endpoint('POST /insurance/apply', {
    about:
      'Bind the policy that the insurer has for a patient of this member’s; again it is the same. 409 NOT_INSURED, POLICY_TAKEN where another account has it. 404 of an unknown plan or anybody else’s patient',
    collects: { scene: '绑定商保保单', kinds: ['identity', 'health'] },
    session: 'required',
    needConsent: ['drugUserRule'],
    idempotent: true,
    body: z.object({ planId: Id, patientId: Id }),
    invalidates: ['insurance', 'powers'],
    output: InsuranceBenefit,
  }),
  unbind: endpoint('DELETE /insurance/mine/{benefitId}', {
    about:
      'Let a policy go; bound again, by whomever, it goes on with what is left of its year. 409 SOLD_HERE of one that was applied for in this shop, BENEFIT_HELD while an order under way is paid by it',
    session: 'required',
    params: z.object({ benefitId: Id }),
    invalidates: ['insurance', 'powers'],
    output: Done,
  }),
  limit: endpoint('GET /limit', {
    about: 'What is left of a year’s limit; of several policies that run that of the one named, else of the first',
    session: 'required',
    query: OfBenefit,
    provides: 'insurance',
    output: z.looseObject({ benefitId: z.nullable(Id), limit: z.nullable(InsuranceLimit), endsOn: z.nullable(z.iso.date()) }),
  }),
  category: endpoint('GET /insurance/category', {
    about: 'First-level categories in which goods are paid by some plan, or by the member’s own policy',
    query: OfBenefit,
    provides: 'insurance',
    output: z.looseObject({ results: z.array(z.looseObject({ categoryId: Id, name: z.string() })) }),
    fallback: { results: [] },
  }),
  products: endpoint('GET /insurance/products', {
    about: 'Goods that are paid by some plan, or by the member’s own policy, of a category or by words, in pages',
    query: z.extend(OfBenefit, { keyword: z.optional(Keyword), categoryId: z.optional(Id), page: Page, size: Size }),
    provides: 'insurance',
    output: z.extend(
      pageOf(
        z.extend(SearchHit, {
          /** Percent that is paid; of several plans the most. */
          percent: z.int(),
        }),
      ),
      { danger: z.optional(SearchDanger) },
    ),
    fallback: EMPTY_PAGE,
  }),
  cart: endpoint('POST /insurance/cart', {
    about:
      'Prices a device’s insurance cart anew: what each line costs now, whether it can be bought and is covered, and what the insurer pays of what is selected',
    collects: 'nothing',
    session: 'required',
    body: z.extend(OfBenefit, {
      items: z
        .array(z.object({ productCode: ProductCode, productNum: Quantity, isSelected: z.boolean() }))
        .check(z.maxLength(MAX_INSURED_LINES, `最多 ${MAX_INSURED_LINES} 种商品`)),
    }),
    output: z.looseObject({
      /** In the order they came in; what the shop does not have any more is left out. */
      items: z.array(z.extend(InsuranceCartItem, { card: ProductCard, isCovered: z.boolean() })),
      goods: Cents,
      /** Of what is selected, if it were ordered now. */
      insured: Cents,
      own: Cents,
      limit: z.nullable(InsuranceLimit),
      pricedAt: Instant,
    }),
  }),
  settle: endpoint('POST /insurance/settle', {
    about:
      'Settle goods by a policy, without the cart of the shop. 409 NOT_COVERED, BENEFIT_OVER, SOLD_HERE of a policy whose rights have their own page',
    collects: 'nothing',
    session: 'required',
    body: z.object({
      benefitId: Id,
      items: z
        .array(z.object({ productCode: ProductCode, productNum: Quantity }))
        .check(z.minLength(1, '请选择商品'), z.maxLength(MAX_INSURED_LINES)),
    }),
    output: z.looseObject({ settleId: Id }),
  }),
}
