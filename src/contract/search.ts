import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { CommaList, EMPTY_PAGE, Id, Page, pageOf, ProductCode, QueryFlag, QueryInt, Size } from './fields'
import { ProductCard } from './productCard'

/** Only the first sixty characters are searched, so that a pasted sentence finds something too. */
export const Keyword = z.string().check(z.maxLength(500, '搜索词不超过 500 个字'))

/** One line under the search field while typing. */
export const Suggestion = z
  .looseObject({
    text: z.string(),
    /** `danger`: what was typed may be an emergency; the only line then, and it leads to help. */
    type: z.enum(['product', 'symptom', 'ingredient', 'brand', 'category', 'danger']),
    hits: z.int(),
    productCode: z.nullable(ProductCode),
  })
  .register(z.globalRegistry, { id: 'Suggestion' })
export type Suggestion = z.infer<typeof Suggestion>

export const Sort = z.enum(['overall', 'sales', 'priceUp', 'priceDown'])
export type Sort = z.infer<typeof Sort>

const Choice = z.looseObject({ value: z.string(), text: z.string(), hits: z.int() })
/** What the filter drawer offers for the present hits. */
export const Facets = z
  .looseObject({
    marks: z.array(Choice),
    brands: z.array(Choice),
    forms: z.array(Choice),
    audiences: z.array(Choice),
  })
  .register(z.globalRegistry, { id: 'Facets' })
export type Facets = z.infer<typeof Facets>

const Filter = {
  keyword: z.optional(Keyword),
  categoryId: z.optional(Id),
  symptomId: z.optional(Id),
  /** The list of a coupon, or of a promotion by its own id. */
  couponUuid: z.optional(Id),
  sort: z._default(Sort, 'overall'),
  marks: z.optional(CommaList),
  brands: z.optional(z.string().check(z.maxLength(500))),
  forms: z.optional(z.string().check(z.maxLength(500))),
  audiences: z.optional(CommaList),
  inStock: z.optional(QueryFlag),
  /** Cents. */
  priceFrom: z.optional(QueryInt(0, 100000000, 0)),
  priceTo: z.optional(QueryInt(0, 100000000, 100000000)),
  page: Page,
  size: Size,
}

/** Topics lead from a word to a page: a symptom's guide, a category. */
export const Topic = z.looseObject({ topicId: Id, topicName: z.string(), topicUri: z.string(), topicImageUri: z.nullable(z.string()) })

const Hits = pageOf(ProductCard)

/** A product of a result, and in one line why it stands there: 用于发热，成人适用. */
export const SearchHit = z.extend(ProductCard, { reason: z.nullable(z.string()) }).register(z.globalRegistry, { id: 'SearchHit' })
export type SearchHit = z.infer<typeof SearchHit>

/** What a text of the pharmacist's tables rests on, and who approved it on which day; nobody has yet where these are null. */
export const Approval = z.looseObject({ source: z.string(), pharmacist: z.nullable(z.string()), approvedOn: z.nullable(z.iso.date()) })
export type Approval = z.infer<typeof Approval>

/**
 * What ails somebody, as the pharmacist's table calls it: only where a need was searched. `headline` is the first thing to know or do,
 * `ruleOut` who asks a pharmacist first, `doctorAdvice` when to see a doctor. `neighbours` are the needs that may stand behind one the
 * shop sells nothing for (`isServed` false), each with how many products serve it and the picture of the first.
 */
export const SearchNeed = z.looseObject({
  needName: z.string(),
  /** For whom it was searched: what is said is said to them. */
  audience: z.nullable(z.enum(['adult', 'child', 'infant', 'elder', 'pregnant', 'medicated'])),
  headline: z.nullable(z.string()),
  ruleOut: z.nullable(z.string()),
  doctorAdvice: z.nullable(z.string()),
  approval: z.nullable(Approval),
  isServed: z.boolean(),
  neighbours: z.array(z.looseObject({ needName: z.string(), hits: z.int(), pictureUri: z.nullable(z.string()) })),
})
export type SearchNeed = z.infer<typeof SearchNeed>

/**
 * Help before anything is sold: what was searched may be an emergency. `signs` are those of which one is enough to call, `phones` whom to
 * call, the first before the others, `steps` what to do while waiting, `otherwise` what to do where no sign fits.
 */
export const SearchDanger = z.looseObject({
  dangerName: z.string(),
  headline: z.string(),
  lead: z.string(),
  signs: z.array(z.string()),
  phones: z.array(z.looseObject({ number: z.string(), name: z.string() })),
  steps: z.array(z.looseObject({ text: z.string(), note: z.nullable(z.string()) })),
  otherwise: z.string(),
  approval: z.nullable(Approval),
})
export type SearchDanger = z.infer<typeof SearchDanger>

/** The result page's whole answer. `tipDetails` says what was searched instead of what was typed; `isCut`: it was too long to be searched whole. */
export const SearchResult = z
  .extend(pageOf(SearchHit), {
    tipDetails: z.nullable(z.looseObject({ typed: z.string(), searched: z.string(), isCut: z.optional(z.boolean()) })),
    topics: z.array(Topic),
    need: z.optional(SearchNeed),
    /** Where it is set there is no product in the answer: no result, no recommendation, no topic, no facet. */
    danger: z.optional(SearchDanger),
    /** Shown when nothing was found. */
    recommends: z.array(ProductCard),
    facets: Facets,
  })
  .register(z.globalRegistry, { id: 'SearchResult' })
export type SearchResult = z.infer<typeof SearchResult>

const NO_FACETS = { marks: [], brands: [], forms: [], audiences: [] }

export const search = {
  suggest: endpoint('GET /searchs', {
    about: 'Suggestions while typing: by generic name, brand, symptom, ingredient, pinyin and initials',
    query: z.object({ keyword: Keyword, size: QueryInt(1, 20, 10) }),
    output: z.looseObject({ results: z.array(Suggestion), hits: z.int() }),
    fallback: { results: [], hits: 0 },
  }),
  list: endpoint('GET /searchs/v2', {
    about: 'A plain list of products: of a category, a symptom, or recommended ones',
    sameFor: 'visitors',
    query: z.object({ categoryId: z.optional(Id), symptomId: z.optional(Id), page: Page, size: Size }),
    provides: 'lists',
    output: Hits,
    fallback: EMPTY_PAGE,
  }),
  result: endpoint('GET /searchs/v5', {
    about: 'Search by words or by the barcode on a box, with sorting, filters, correction, topics and recommendations',
    query: z.object(Filter),
    provides: 'lists',
    output: SearchResult,
    fallback: { ...EMPTY_PAGE, tipDetails: null, topics: [], recommends: [], facets: NO_FACETS },
  }),
  hotWords: endpoint('GET /hotwords', {
    about: 'What many look for; never a prescription drug',
    sameFor: 'everybody',
    provides: 'lists',
    output: z.looseObject({ results: z.array(z.looseObject({ searchWord: z.string(), note: z.nullable(z.string()) })) }),
    fallback: { results: [] },
  }),
  couponActivityUuid: endpoint('GET /coupon/activity/uuid', {
    about: 'The product list of a coupon, as the uuid that `GET /searchs/v5` takes',
    query: z.object({ couponId: Id }),
    output: z.looseObject({ uuid: Id, text: z.string() }),
  }),
}
