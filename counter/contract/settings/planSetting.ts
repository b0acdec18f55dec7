import * as z from 'zod/mini'
import { PlanFamily, PlanId, PlanType } from '../../../src/contract/plan'
import { field, LONG, number, TEXT, type Editor } from './editor'
import { INSTALMENT_LINE, instalmentsProblem } from './instalmentLines'
import { Money, Text, unlike, Whole } from './shapes'

const FAMILIES: Readonly<Record<PlanFamily, string>> = {
  taf: '特药保障计划（/taf）',
  innovationpay: '创新药分期保障（/innovationpay）',
}
const TYPES: Readonly<Record<PlanType, string>> = { yearly: '一次交清', monthly: '月月付', capped: '封顶付', result: '按效付' }
const FAMILY = field(
  'family',
  '系列',
  { kind: 'choice', options: PlanFamily.options.map((value) => ({ value, label: FAMILIES[value] })) },
  PlanFamily.options[0],
)

/** Cents of a year: more than anything in the shop costs. */
const Insured = z.int('请填写金额').check(z.minimum(1, '保额应大于 0'), z.maximum(1_000_000_000, '保额不超过 1000 万元'))
const Age = Whole(0, 120)
const Day = z.iso.date('日期写作 2026-11-01')
const Lines = (max: number) => z.array(Text(80, '条目')).check(z.maxLength(max, `不超过 ${max} 条`))

const PlanFields = z.object({
  id: PlanId,
  family: z.enum(PlanFamily.options, '请选择系列'),
  /** How it is paid, and of one in instalments each of them (`instalmentLines`). Rows of a release before are paid at once. */
  type: z._default(z.enum(PlanType.options, '请选择交费方式'), 'yearly'),
  instalments: z._default(
    z
      .array(z.string().check(z.regex(INSTALMENT_LINE, '写作 第几个月后｜首期的百分之几｜增加几份额度，如 1｜100｜1')))
      .check(z.maxLength(12, '不超过 12 期')),
    [],
  ),
  name: Text(20, '名称'),
  tier: Text(8, '档次'),
  insurer: Text(30, '保险公司'),
  /** Whose account at the payment provider the premium goes to: the shop collects none. */
  merchantId: z.string('请填写商户号').check(z.trim(), z.regex(/^[\w-]{1,40}$/, '保险公司在支付平台的商户号')),
  yearly: Insured,
  percent: Whole(1, 100),
  waitingDays: Whole(0, 365),
  coolingDays: Whole(10, 60),
  maxAge: Age,
  /** Of what is not used of the premium, so much is kept once the cooling-off period is over. */
  surrenderFee: Whole(0, 50),
  /** 标题｜一句说明｜数值 */
  covers: z
    .array(Text(80, '条目').check(z.regex(/^[^｜]{1,20}｜[^｜]{1,50}｜[^｜]{1,10}$/, '写作 标题｜一句说明｜数值')))
    .check(z.minLength(1, '至少写一条'), z.maxLength(10, '不超过 10 条')),
  excludes: Lines(12),
  productCodes: z
    .array(z.string().check(z.regex(/^\d{1,18}$/, '商品编码应为数字')))
    .check(z.minLength(1, '至少写一种药品'), z.maxLength(200, '不超过 200 种')),
})
const PlanShape = PlanFields.check(
  z.refine(({ family, type }) => (family === 'taf') === (type === 'yearly'), {
    error: '特药保障计划一次交清，创新药分期保障按月月付、封顶付或按效付',
    path: ['type'],
  }),
  z.refine(({ family, surrenderFee }) => family === 'taf' || surrenderFee === 0, {
    error: '创新药分期保障的条款写明不收退保手续费',
    path: ['surrenderFee'],
  }),
  z.refine(({ type, instalments }) => instalmentsProblem(type, instalments) === undefined, {
    error: ({ input }) => problemIn(input),
    path: ['instalments'],
  }),
)
export type PlanSetting = z.infer<typeof PlanShape>

/** What `refine` hands over is not typed: it is read anew. */
function problemIn(input: unknown): string | undefined {
  const { data } = PlanFields.safeParse(input)
  return data && instalmentsProblem(data.type, data.instalments)
}

/** Plans that are insured by others and applied for here. */
export const PlansShape = z.array(PlanShape).check(
  z.maxLength(20, '不超过 20 个'),
  unlike(({ id }) => id, '有两个相同的编号'),
)

export const PLANS_EDITOR: Editor = {
  kind: 'list',
  item: '方案',
  fields: [
    field('id', '编号', { kind: 'text', placeholder: '数字，投保页的地址里有它' }),
    FAMILY,
    field(
      'type',
      '交费方式',
      { kind: 'choice', options: PlanType.options.map((value) => ({ value, label: TYPES[value] })) },
      PlanType.options[0],
    ),
    field('instalments', '各期', { kind: 'words', placeholder: '第几个月后｜首期的百分之几｜增加几份额度（｜有效才交）' }, []),
    field('name', '名称', TEXT),
    field('tier', '档次', TEXT),
    field('insurer', '保险公司', TEXT),
    field('merchantId', '保险费收款商户号', { kind: 'text', placeholder: '保险公司在支付平台的商户号' }),
    field('yearly', '年度保额', { kind: 'cents' }, 0),
    field('percent', '赔付比例', number('%'), 100),
    field('waitingDays', '等待期', number('天'), 90),
    field('coolingDays', '犹豫期', number('天'), 15),
    field('maxAge', '最大投保年龄', number('周岁'), 70),
    field('surrenderFee', '退保手续费', number('%'), 35),
    field('covers', '保障内容', { kind: 'words', placeholder: '标题｜一句说明｜数值' }, []),
    field('excludes', '不保什么', { kind: 'words', placeholder: '一条一句' }, []),
    field('productCodes', '药品清单', { kind: 'words', placeholder: '商品编码' }, []),
  ],
}

const RateShape = z
  .object({
    planId: PlanId,
    /** From this day on this table holds for the plan, until one of a later day. */
    validFrom: Day,
    fromAge: Age,
    toAge: Age,
    male: Money,
    female: Money,
  })
  .check(z.refine(({ fromAge, toAge }) => fromAge <= toAge, { error: '年龄应从小到大', path: ['toAge'] }))
export type RateSetting = z.infer<typeof RateShape>

/** Premiums of a year by plan, day, age and sex. */
export const RatesShape = z.array(RateShape).check(
  z.maxLength(400, '不超过 400 行'),
  z.refine((all) => all.every(({ male, female }) => male > 0 && female > 0), '保险费应大于 0'),
)

export const RATES_EDITOR: Editor = {
  kind: 'list',
  item: '费率',
  fields: [
    field('planId', '方案编号', TEXT),
    field('validFrom', '起用日期', { kind: 'text', placeholder: '2026-11-01' }),
    field('fromAge', '年龄从', number('周岁'), 0),
    field('toAge', '年龄到', number('周岁'), 0),
    field('male', '男', { kind: 'cents' }, 0),
    field('female', '女', { kind: 'cents' }, 0),
  ],
}

const QuestionShape = z.object({
  id: z.string('请填写编号').check(z.regex(/^[\w-]{1,64}$/, '编号用字母、数字、- 或 _')),
  family: z.enum(PlanFamily.options, '请选择系列'),
  text: Text(120, '问题'),
  /** Why a yes excludes, as the applicant reads it. */
  reason: Text(120, '原因'),
})
export type PlanQuestionSetting = z.infer<typeof QuestionShape>

/** The declaration of health, one question after another. */
export const PlanQuestionsShape = z.array(QuestionShape).check(
  z.maxLength(40, '不超过 40 个'),
  unlike(({ id }) => id, '有两个相同的编号'),
)

export const PLAN_QUESTIONS_EDITOR: Editor = {
  kind: 'list',
  item: '问题',
  fields: [field('id', '编号', TEXT), FAMILY, field('text', '问题', LONG), field('reason', '答“是”不能投保的原因', LONG)],
}
