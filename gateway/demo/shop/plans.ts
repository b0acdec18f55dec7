import type { PlanQuestionSetting, PlanSetting, RateSetting } from '../../../counter/contract/settings/planSetting'
import { ProductStatus } from '../../../src/contract/productCard'
import type { CatalogueRow } from '../../modules/catalogue/row'

/** Plans of a demonstration: the insurer is invented and insures nobody, premiums and terms are samples. */
const INSURER = {
  insurer: '禾安财产保险（演示）股份有限公司',
  merchantId: 'demo-insurer',
  coolingDays: 15,
} as const

const COMMON = {
  ...INSURER,
  family: 'taf',
  type: 'yearly',
  name: '安心可·特药医疗险',
  waitingDays: 90,
  maxAge: 70,
  surrenderFee: 35,
  excludes: [
    '投保前已有的疾病，等待期内确诊的疾病',
    '清单以外的药品，没有处方的处方药',
    '别人的处方，超过处方用量的部分',
    '运费，超过年度保额的部分',
  ],
} as const

const TIERS = [
  { id: '1', tier: '基础版', yearly: 50_000_000, percent: 80 },
  { id: '2', tier: '标准版', yearly: 100_000_000, percent: 90 },
  { id: '3', tier: '尊享版', yearly: 200_000_000, percent: 100 },
] as const

/** Medicines on the list of a demonstration. */
const MAX_MEDICINES = 24

/** The dearest prescription medicines of the catalogue, and a few without a prescription. */
function medicinesIn(rows: readonly CatalogueRow[]): string[] {
  const sellable = rows.filter(({ product }) => product.status === ProductStatus.onShelf)
  /** Of each name the dearest. */
  const dearest = (mark: string) =>
    sellable
      .filter(({ product }) => product.mark === mark)
      .sort((one, other) => priceOf(other) - priceOf(one))
      .filter(({ product }, place, all) => all.findIndex((one) => one.product.name === product.name) === place)
      .map(({ product }) => product.productCode)
  return [...dearest('rx').slice(0, MAX_MEDICINES - 4), ...dearest('otcB').slice(0, 4)]
}

const priceOf = ({ packings: [first] }: CatalogueRow) => first?.salePrice ?? 0

const tafPlans = (rows: readonly CatalogueRow[]): PlanSetting[] =>
  TIERS.map(({ id, tier, yearly, percent }) => ({
    ...{ ...COMMON, excludes: [...COMMON.excludes], id, tier, yearly, percent, productCodes: medicinesIn(rows), instalments: [] },
    covers: [
      `院外特定药品费用｜清单内的药品，免赔额 0 元，付 ${percent}%｜${yearly / 1_000_000} 万元`,
      '药品直付与送药｜药师审核后直接结算，送到家｜包含',
      '用药咨询｜执业药师在线回答用药问题｜不限次',
    ],
  }))

const IN_INSTALMENTS = {
  ...INSURER,
  family: 'innovationpay',
  name: '创享·创新药分期医疗险',
  percent: 100,
  waitingDays: 0,
  maxAge: 80,
  surrenderFee: 0,
} as const

/** 0｜100｜1, 1｜100｜1, …: so many instalments, a month apart; those from `free` on cost nothing. */
const monthly = (times: number, free = times): string[] =>
  Array.from({ length: times }, (_, month) => `${month}｜${month < free ? 100 : 0}｜1`)

/** `first`: cents of the first instalment. */
const TYPES: ReadonlyArray<Pick<PlanSetting, 'id' | 'type' | 'tier' | 'yearly' | 'instalments'> & { first: number; how: string }> = [
  {
    id: '11',
    type: 'monthly',
    tier: '月月付',
    yearly: 600_000,
    first: 39_800,
    instalments: monthly(12),
    how: '每月交一期，每期增加 500 元额度',
  },
  {
    id: '12',
    type: 'capped',
    tier: '封顶付',
    yearly: 1_200_000,
    first: 59_800,
    instalments: monthly(12, 6),
    how: '交满 6 期封顶，后 6 期不用交',
  },
  {
    id: '13',
    type: 'result',
    tier: '按效付',
    yearly: 900_000,
    first: 188_000,
    instalments: ['0｜100｜1', '3｜200｜0｜有效才交'],
    how: '先交一期就能用药，三个月后评估有效才交第二期',
  },
]

/** Innovative medicines of a plan. */
const MAX_INNOVATIVE = 3

const instalmentPlans = (rows: readonly CatalogueRow[]): PlanSetting[] =>
  TYPES.map(({ id, type, tier, yearly, instalments, how }) => ({
    ...{
      ...IN_INSTALMENTS,
      id,
      type,
      tier,
      yearly,
      instalments: [...instalments],
      productCodes: medicinesIn(rows).slice(0, MAX_INNOVATIVE),
    },
    covers: [
      `创新药费用｜清单内药品，在已增加的额度内全额付｜${yearly / 100} 元`,
      `${tier}｜${how}｜${instalments.length} 期`,
      '药品直付与送药｜药师审核后直接结算，送到家｜包含',
    ],
    excludes: ['清单以外的药品，没有处方的处方药', '别人的处方，超过处方用量的部分', '运费，超过已增加额度的部分'],
  }))

export const plansIn = (rows: readonly CatalogueRow[]): PlanSetting[] => [...tafPlans(rows), ...instalmentPlans(rows)]

/** From age on, male and female, cents a year of the first plan; the others cost a multiple. */
const BANDS = [
  [0, 4, 9_600, 9_200],
  [5, 17, 5_200, 5_000],
  [18, 30, 6_800, 6_600],
  [31, 40, 8_800, 8_200],
  [41, 50, 13_800, 12_600],
  [51, 60, 21_800, 18_800],
  [61, 70, 36_800, 29_800],
] as const
const TIMES: Readonly<Record<string, number>> = { '1': 100, '2': 185, '3': 320 }

const FROM = '2026-11-01'

const tafRates: RateSetting[] = TIERS.flatMap(({ id }) =>
  BANDS.map(([fromAge, toAge, male, female]) => {
    const times = TIMES[id] ?? 100
    return { planId: id, validFrom: FROM, fromAge, toAge, male: (male * times) / 100, female: (female * times) / 100 }
  }),
)

/** Of instalments the first; alike at every age. */
export const RATES: RateSetting[] = [
  ...tafRates,
  ...TYPES.map(({ id, first }) => ({ planId: id, validFrom: FROM, fromAge: 0, toAge: IN_INSTALMENTS.maxAge, male: first, female: first })),
]

export const PLAN_QUESTIONS: PlanQuestionSetting[] = [
  {
    id: 'tumour',
    family: 'taf',
    text: '被保险人曾被诊断为恶性肿瘤、原位癌，或良性脑肿瘤吗？',
    reason: '曾患恶性肿瘤、原位癌或良性脑肿瘤的，本计划暂不能承保',
  },
  {
    id: 'lump',
    family: 'taf',
    text: '近 2 年内有没有持续发热、原因不明的消瘦，或发现肿块、结节没有查清？',
    reason: '近 2 年内有没有查清的发热、消瘦、肿块或结节的，请先就医查清；本计划暂不能承保',
  },
  {
    id: 'examined',
    family: 'taf',
    text: '近 1 年内体检或检查有异常，被建议进一步检查、治疗或手术，还没有做完吗？',
    reason: '检查或治疗还没有做完的，请做完后再来投保；本计划暂不能承保',
  },
  {
    id: 'allergy',
    family: 'innovationpay',
    text: '被保险人对清单里要用的药品或它的成分过敏吗？',
    reason: '对要用的药品过敏的，不能使用，也不能投保，请与医生商量其他办法',
  },
  {
    id: 'unfit',
    family: 'innovationpay',
    text: '医生有没有说过，被保险人不适合用清单里的药品？',
    reason: '医生认为不适合用的，本计划不能承保，请听医生的安排',
  },
  {
    id: 'trial',
    family: 'innovationpay',
    text: '被保险人正在参加同一种药品的临床试验，或已由其他援助项目提供这种药品吗？',
    reason: '已由临床试验或援助项目提供药品的，不用重复投保',
  },
]
