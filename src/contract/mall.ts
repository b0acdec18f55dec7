import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { Cents, Id, Instant, Phone, ProductCode } from './fields'
import { ProductCard } from './productCard'

/** A picture or card that leads somewhere inside the shop: `link` is a public address of the route table; of a home banner also `flashSale:7`, a flash sale that only the provider’s apps have, and the banner is shown in them alone. */
export const Resource = z
  .looseObject({ id: Id, title: z.string(), text: z.string(), picture: z.nullable(z.string()), link: z.string() })
  .register(z.globalRegistry, { id: 'Resource' })
export type Resource = z.infer<typeof Resource>

/** Mall config, every key of specification 1, section 3. */
export const MallConfig = z
  .looseObject({
    /** The pharmacist calls back on request. */
    callbackAvailable: z.boolean(),
    slogan: z.string(),
    onlinePay: z.boolean(),
    /** Short words on a tab's icon. */
    badge: z.array(
      z.looseObject({
        tab: z.enum(['home', 'category', 'pharmacist', 'cart', 'me']),
        text: z.string(),
        /** Told only while somebody answers. */
        onlyOnline: z._default(z.boolean(), false),
      }),
    ),
    freight: z.looseObject({ amount: Cents, freeFrom: Cents }),
    /** Milliseconds before the loading overlay shows. */
    loadingDelay: z.int(),
    /** Most pieces of one packing in an order. */
    globalMaximumAmount: z.int(),
    /** Most pieces in one order. */
    globalMaximumTotal: z.int(),
    newUserCouponAd: z.nullable(z.looseObject({ couponType: Id, title: z.string(), text: z.string(), amount: Cents })),
    /** A quiet note about orders. Named by the specification and shown nowhere: what it says stands where one buys. */
    orderAppBox: z.nullable(z.looseObject({ title: z.string(), text: z.string() })),
    /** Home banners. */
    commonResource1: z.array(Resource),
    /** Banners of the category page, by category id in `id`. */
    commonResource2: z.array(Resource),
    /** Articles by a pharmacist, on home. */
    commonResource3: z.array(Resource),
    /** The note on "me" that says how to reach the pharmacist. */
    appBoxInfo: z.nullable(z.looseObject({ title: z.string(), text: z.string(), phone: z.string() })),
    /** What the pharmacy calls itself: in full, in a sentence, as the seller on orders; nothing from a shop that does not say. Ours. */
    shop: z.optional(z.looseObject({ name: z.string(), shortName: z.string(), sellerName: z.string() })),
    /** The pharmacy's registered telephone; nothing from a shop that has none. Ours. */
    phone: z.optional(z.string()),
    /** Sites outside the shop that a page may lead to after a notice, by host. Ours. */
    externalSites: z.optional(z.record(z.string(), z.string())),
    /** Providers whose logins the shop takes from the caller's channel; nothing from a shop that tells none. Ours. */
    logins: z.optional(z.array(z.string())),
    /** Whether the shop has doctors to ask, now or at other hours; absent, like no, from a shop that does not say. Ours. */
    consults: z.optional(z.boolean()),
    /** The sentence that every page of a demonstration bears; absent everywhere else. Ours, as the specification knows no demonstration. */
    demonstration: z.optional(z.string()),
  })
  .register(z.globalRegistry, { id: 'MallConfig' })
export type MallConfig = z.infer<typeof MallConfig>

export const Category = z
  .looseObject({
    id: Id,
    name: z.string(),
    /** All of it belongs to the men's health hall, which is open. */
    isOfHall: z.optional(z.literal(true)),
    children: z.array(
      z.looseObject({
        id: Id,
        name: z.string(),
        hits: z.int(),
        /** A few of its best sold products, prescription drugs sealed. */
        samples: z.array(z.looseObject({ productCode: ProductCode, name: z.string(), productImageUrl: z.string() })),
      }),
    ),
  })
  .register(z.globalRegistry, { id: 'Category' })
export type Category = z.infer<typeof Category>

/** Licences and pharmacists, always from data: the filing's label changed in December 2025 (LAW-AND-PRIVACY). */
export const Licences = z
  .looseObject({
    companyName: z.string(),
    licences: z.array(
      z.looseObject({
        label: z.string(),
        number: z.string(),
        validUntil: z.nullable(z.string()),
        /** A certificate as it was, or a filing as it is now: the page says which, from data. */
        form: z._default(z.enum(['licence', 'filing']), 'licence'),
        issuer: z._default(z.nullable(z.string()), null),
      }),
    ),
    pharmacists: z.array(
      z.looseObject({
        name: z.string(),
        title: z.string(),
        registration: z.string(),
        /** Now, by the shop's clock where `dutyFrom` and `dutyTo` are given. */
        onDuty: z.boolean(),
        /** 08:00 */
        dutyFrom: z._default(z.nullable(z.string()), null),
        dutyTo: z._default(z.nullable(z.string()), null),
      }),
    ),
    pharmacistPhone: z.string(),
    complaintPhone: z.string(),
  })
  .register(z.globalRegistry, { id: 'Licences' })
export type Licences = z.infer<typeof Licences>

/** When pharmacists and service answer. The specification names the call; its fields are ours. */
export const OnlineHours = z
  .looseObject({
    /** Every week's hours in words: 8:00–22:00. */
    hours: z.string(),
    /** Now, by the gateway's clock. */
    online: z.boolean(),
    /** When `online` turns; null when it never does. */
    changesAt: z.nullable(Instant),
    serverTime: Instant,
  })
  .register(z.globalRegistry, { id: 'OnlineHours' })
export type OnlineHours = z.infer<typeof OnlineHours>

/** The strip for somebody who bought before: the last medicine of a family member. */
export const Repurchase = z
  .looseObject({
    patientName: z.string(),
    relationLabel: z.string(),
    lastBoughtAt: Instant,
    prescriptionValidUntil: z.nullable(Instant),
    product: ProductCard,
  })
  .register(z.globalRegistry, { id: 'Repurchase' })
export type Repurchase = z.infer<typeof Repurchase>

/** Pages of texts by their names in the route table, under a heading. */
export const RuleGroup = z.looseObject({ title: z.string(), names: z.array(z.string()) }).register(z.globalRegistry, { id: 'RuleGroup' })
export type RuleGroup = z.infer<typeof RuleGroup>

const Home = z.looseObject({
  greetingName: z.nullable(z.string()),
  symptoms: z.array(z.looseObject({ id: Id, name: z.string() })),
  repurchase: z.nullable(Repurchase),
  ordersUnderWay: z.int(),
})

const Categories = z.looseObject({ results: z.array(Category) })

const NO_CONFIG = {
  callbackAvailable: false,
  slogan: '',
  onlinePay: true,
  badge: [],
  freight: { amount: 0, freeFrom: 0 },
  loadingDelay: 150,
  globalMaximumAmount: 99,
  globalMaximumTotal: 200,
  newUserCouponAd: null,
  orderAppBox: null,
  commonResource1: [],
  commonResource2: [],
  commonResource3: [],
  appBoxInfo: null,
}

/** What somebody types who wants to be called back. */
export const CallbackForm = z.object({
  phoneNum: Phone,
  productCode: z.optional(ProductCode),
  question: z.optional(z.string().check(z.maxLength(200, '不超过 200 字'))),
})

export const mall = {
  config: endpoint('GET /mall/config', { about: 'Settings of the mall', sameFor: 'everybody', output: MallConfig, fallback: NO_CONFIG }),
  home: endpoint('GET /mall/home', {
    about: 'Symptoms, the repurchase strip and the greeting of the home page',
    sameFor: 'visitors',
    provides: 'home',
    output: Home,
    fallback: { greetingName: null, symptoms: [], repurchase: null, ordersUnderWay: 0 },
  }),
  categories: endpoint('GET /categories', {
    about: 'Both levels of categories',
    sameFor: 'everybody',
    output: Categories,
    fallback: { results: [] },
  }),
  /** Each by the name of its own call. WeChat sends no header of ours, and at most 256 KB are taken. */
  first: endpoint('GET /mall/first', {
    about: 'What the mini-program begins with for a visitor, in one answer: WeChat fetches it while it starts (数据预拉取)',
    session: 'none',
    sameFor: 'everybody',
    output: z.looseObject({ config: MallConfig, home: Home, categories: Categories }),
  }),
  licences: endpoint('GET /mall/licences', { about: 'Licences, filings and pharmacists on duty', sameFor: 'everybody', output: Licences }),
  rules: endpoint('GET /mall/rules', {
    about: 'The index of texts and of what can be done about one’s data',
    sameFor: 'everybody',
    output: z.looseObject({ groups: z.array(RuleGroup) }),
  }),
  onlineTime: endpoint('GET /mall/onlineTime', {
    about: 'When pharmacists and service answer, and whether they do now',
    output: OnlineHours,
  }),
  requestCallback: endpoint('POST /callbacks', {
    about: 'Ask the pharmacist to call back',
    collects: { scene: '登记回拨', kinds: ['consult'] },
    idempotent: true,
    body: CallbackForm,
    output: z.looseObject({ requestId: Id, expectedBefore: Instant }),
  }),
}
