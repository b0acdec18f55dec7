import * as z from 'zod/mini'
import { ProductCode } from './fields'

/** The answers of the national form 药品不良反应/事件报告表 (2019), as it prints them. */
const YES_NO = { yes: '有', no: '无', unknown: '不详' } as const
export const ADVERSE_CHOICES = {
  relation: { self: '本人', family: '家人', other: '其他' },
  sex: { male: '男', female: '女' },
  earlier: YES_NO,
  family: YES_NO,
  important: {
    smoking: '吸烟史',
    drinking: '饮酒史',
    pregnant: '妊娠期',
    liver: '肝病史',
    kidney: '肾病史',
    allergy: '过敏史',
  },
  severe: {
    death: '导致死亡',
    danger: '危及生命',
    cancer: '致癌、致畸、致出生缺陷',
    disability: '导致显著或永久的伤残',
    organ: '导致器官功能损伤',
    hospital: '导致住院或住院时间延长',
    other: '其他重要医学事件',
  },
  outcome: { cured: '痊愈', better: '好转', same: '未好转', unknown: '不详', sequela: '有后遗症', death: '死亡' },
  stopped: { yes: '是', no: '否', unknown: '不明', not: '未停药或未减量' },
  again: { yes: '是', no: '否', unknown: '不明', not: '未再使用' },
  illnessEffect: { none: '不明显', longer: '病程延长', worse: '病情加重', sequela: '导致后遗症', death: '导致死亡' },
} as const satisfies Record<string, Readonly<Record<string, string>>>

type Choices = typeof ADVERSE_CHOICES
const idsOf = <Name extends keyof Choices>(name: Name) =>
  Object.keys(ADVERSE_CHOICES[name]) as [Extract<keyof Choices[Name], string>, ...Array<Extract<keyof Choices[Name], string>>]
const oneOf = <Name extends keyof Choices>(name: Name, error: string) => z.enum(idsOf(name), error)
const severalOf = <Name extends keyof Choices>(name: Name) =>
  z._default(z.array(z.enum(idsOf(name))).check(z.refine((chosen) => new Set(chosen).size === chosen.length, '请不要重复选择')), [])

const words = (most: number, missing: string) =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), z.maxLength(most, `最多 ${most} 个字`))
const maybeWords = (most: number) => z._default(z.string().check(z.trim(), z.maxLength(most, `最多 ${most} 个字`)), '')
const Day = z.iso.date('请选择日期')

export const MAX_ADVERSE_DRUGS = 5

/** A medicine of the report: suspected, or taken beside it. */
export const AdverseDrug = z.object({
  isSuspected: z.boolean(),
  /** Of the shop's product, where it was bought here. */
  productCode: z.optional(ProductCode),
  name: words(60, '请填写药品名称'),
  approvalNumber: maybeWords(40),
  maker: maybeWords(60),
  batch: maybeWords(40),
  /** How much, how often, by which way. */
  usage: words(100, '请填写用法用量'),
  from: Day,
  /** Left out where it is taken still. */
  to: z.optional(Day),
  reason: words(60, '请填写用药原因'),
})
export type AdverseDrug = z.infer<typeof AdverseDrug>

/**
 * A report that a medicine may have done harm, with the fields of the national form that a layman can fill: a pharmacist completes them and
 * hands the report in. The patient is named by sex and age alone.
 */
export const AdverseReport = z
  .object({
    relation: oneOf('relation', '请选择您与患者的关系'),
    sex: oneOf('sex', '请选择患者性别'),
    age: z.int('请填写患者年龄').check(z.minimum(0, '请填写患者年龄'), z.maximum(120, '请核对患者年龄')),
    /** Kilograms. */
    weight: z.optional(z.int('体重请填整数').check(z.minimum(1, '请核对体重'), z.maximum(300, '请核对体重'))),
    illness: words(100, '请填写原患疾病'),
    earlier: oneOf('earlier', '请选择既往有无不良反应'),
    family: oneOf('family', '请选择家族有无不良反应'),
    important: severalOf('important'),
    drugs: z.array(AdverseDrug).check(
      z.minLength(1, '请填写怀疑的药品'),
      z.maxLength(MAX_ADVERSE_DRUGS, `最多 ${MAX_ADVERSE_DRUGS} 种药品`),
      z.refine((drugs) => drugs.some(({ isSuspected }) => isSuspected), '请至少填写一种怀疑的药品'),
      z.refine((drugs) => drugs.every(({ from, to }) => to === undefined || from <= to), '停药日期不能早于开始用药的日期'),
    ),
    event: words(60, '请填写不适的名称，例如皮疹'),
    /** Day on which it began. */
    at: Day,
    description: words(500, '请描述经过'),
    /** Nothing: it was not severe. */
    severe: severalOf('severe'),
    outcome: oneOf('outcome', '请选择现在怎么样了'),
    stopped: oneOf('stopped', '请选择停药或减量后是否减轻'),
    again: oneOf('again', '请选择再次使用后是否再次出现'),
    illnessEffect: oneOf('illnessEffect', '请选择对原患疾病的影响'),
  })
  .register(z.globalRegistry, { id: 'AdverseReport' })
export type AdverseReport = z.infer<typeof AdverseReport>
