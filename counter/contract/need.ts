import * as z from 'zod/mini'
import { Page, pageOf, Size } from '../../src/contract/fields'
import { Approval, type SearchNeed } from '../../src/contract/search'
import { Version } from './version'
import { workEndpoint } from './workEndpoint'

export type NeedAudience = NonNullable<SearchNeed['audience']>
/** Whom the search tells apart, as staff call them. */
export const NEED_AUDIENCES: Readonly<Record<NeedAudience, string>> = {
  adult: '成人',
  child: '儿童',
  infant: '婴儿（1 岁以下）',
  elder: '老年人',
  pregnant: '孕妇、哺乳',
  medicated: '正在用药',
}
export const EVERYBODY = '所有人'
export const nameOfAudience = (audience: NeedAudience | null) => (audience === null ? EVERYBODY : NEED_AUDIENCES[audience])
/** In the order in which they are shown and stored: everybody first. */
export const AUDIENCE_ORDER: ReadonlyArray<NeedAudience | null> = [null, ...(Object.keys(NEED_AUDIENCES) as NeedAudience[])]

/** Letters of each part of a need, and how many of it there may be; the imported file keeps to the same. */
export const NEED_LIMITS = {
  name: 20,
  word: 80,
  words: 80,
  choice: 60,
  advice: 120,
  headline: 40,
  ruleOut: 120,
  source: 120,
  neighbours: 30,
} as const
const MAX_CHOICES = 99

const line = (name: string, max: number) =>
  z.string(`请填写${name}`).check(z.trim(), z.minLength(1, `请填写${name}`), z.maxLength(max, `${name}不超过 ${max} 字`))
const Audience = z.nullable(z.enum(Object.keys(NEED_AUDIENCES) as [NeedAudience, ...NeedAudience[]], '没有这类人群'))
const isOnceEach = (rows: ReadonlyArray<{ audience: NeedAudience | null }>) =>
  new Set(rows.map(({ audience }) => audience)).size === rows.length
const toldTo = (name: string, max: number) =>
  z.array(z.object({ audience: Audience, text: line(name, max) })).check(z.refine(isOnceEach, `${name}对同一人群只写一条`))

export const NeedName = line('需求名', NEED_LIMITS.name)

/** What is edited of a need. */
export const NeedFields = z.object({
  /** As people type them, its name among them; parts that stand apart by `+`, what may stand for one by `/`. */
  words: z
    .array(line('搜索词', NEED_LIMITS.word))
    .check(z.minLength(1, '至少写一个搜索词'), z.maxLength(NEED_LIMITS.words, `搜索词最多 ${NEED_LIMITS.words} 个`)),
  /** Products with one of these fit too, after the choices. */
  symptomIds: z.array(z.string()),
  /** Generic names, of each audience the first one first. */
  choices: z
    .array(z.object({ audience: Audience, name: line('首选', NEED_LIMITS.choice) }))
    .check(z.maxLength(MAX_CHOICES, `首选最多 ${MAX_CHOICES} 个`)),
  /** The first thing to know or do, who asks a pharmacist first, and when to see a doctor: to each audience one. */
  headlines: toldTo('一句话', NEED_LIMITS.headline),
  ruleOuts: toldTo('先排除', NEED_LIMITS.ruleOut),
  advice: toldTo('何时就医', NEED_LIMITS.advice),
  /** Names of needs that may stand behind it, where nothing is sold for it. */
  neighbours: z
    .array(line('相近需求', NEED_LIMITS.name))
    .check(z.maxLength(NEED_LIMITS.neighbours, `相近需求最多 ${NEED_LIMITS.neighbours} 个`)),
  /** What its texts rest on; empty where they say nothing. A pharmacist signs them by it. */
  source: z.string().check(z.trim(), z.maxLength(NEED_LIMITS.source, `依据不超过 ${NEED_LIMITS.source} 字`)),
})
export type NeedFields = z.infer<typeof NeedFields>

export const NeedAhead = z.partial(NeedFields)
export type NeedAhead = z.infer<typeof NeedAhead>

/** What a pharmacist signs: words, symptoms and neighbours only lead to it. */
export const SIGNED_FIELDS = ['choices', 'headlines', 'ruleOuts', 'advice'] as const

/** What staff call the fields, in the order of the form. */
export const NEED_TITLES: Readonly<Record<keyof NeedFields, string>> = {
  words: '搜索词',
  symptomIds: '症状',
  choices: '首选',
  headlines: '一句话',
  ruleOuts: '先排除',
  advice: '何时就医',
  neighbours: '相近需求',
  source: '依据',
}

const NeedRow = z.looseObject({
  name: z.string(),
  words: z.array(z.string()),
  /** Generic names without regard to the audience, each once. */
  choices: z.array(z.string()),
  approval: z.nullable(Approval),
})
export type NeedRow = z.infer<typeof NeedRow>

export const NeedDetail = z.looseObject({
  name: z.string(),
  /** Nobody has written it yet: its fields are empty, and the first revision makes it. */
  isNew: z.boolean(),
  version: Version,
  fields: NeedFields,
  approval: z.nullable(Approval),
  /** Address of the shop's page where its first word is searched. */
  path: z.string(),
  symptoms: z.array(z.looseObject({ symptomId: z.string(), name: z.string() })),
  /** Of all needs, in the order of the table. */
  needNames: z.array(z.string()),
})
export type NeedDetail = z.infer<typeof NeedDetail>

export const NeedQuery = z.object({
  page: Page,
  size: Size,
  /** Part of a word or of a choice. */
  words: z.optional(z.string().check(z.trim(), z.maxLength(NEED_LIMITS.word, `关键词最多 ${NEED_LIMITS.word} 字`))),
})

/** How many everyday queries find what helps, and how many lead where they must not. */
const Figures = z.looseObject({ right: z.int(), forbidden: z.int() })
/** The names of what stands first, and how the rule has it. */
const Outcome = z.looseObject({ first: z.array(z.string()), isRight: z.boolean(), isForbidden: z.boolean() })

export const NeedScore = z.looseObject({
  /** Everyday queries that were asked. */
  asked: z.int(),
  before: Figures,
  after: Figures,
  /** Those whose first products are others, the worse ones first. */
  changed: z.array(z.looseObject({ query: z.string(), before: Outcome, after: Outcome })),
})
export type NeedScore = z.infer<typeof NeedScore>

const operators = ['operator'] as const

export const need = {
  list: workEndpoint('GET /needs', {
    about: 'The needs of the search, in their order: what people type, and what is looked at first',
    roles: operators,
    query: NeedQuery,
    output: pageOf(NeedRow),
  }),
  one: workEndpoint('GET /needs/{name}', {
    about: 'One need as revisions edit it; under a name that none has yet an empty one',
    roles: operators,
    params: z.object({ name: NeedName }),
    output: NeedDetail,
  }),
  score: workEndpoint('POST /needs/score', {
    about:
      'What an edit of a need makes of the everyday queries: the score before and after it. Nothing is written, and shoppers see none of it',
    title: '算搜索评分',
    version: 'none',
    roles: operators,
    idempotent: false,
    /** `edited` as a revision takes it. */
    body: z.object({ name: NeedName, edited: z.unknown() }),
    output: NeedScore,
  }),
}
