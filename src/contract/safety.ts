import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { Done, Id, Instant, ProductCode } from './fields'

/** How grave a warning is: read it, ask first, do not take it. None of them blocks an order. */
export const Severity = z.enum(['info', 'warning', 'critical'])
export type Severity = z.infer<typeof Severity>

/** Why nobody can say anything about a product. */
export const NotChecked = z.enum(['notMedicine', 'notCovered', 'leafletMissing', 'failed', 'off'])
export type NotChecked = z.infer<typeof NotChecked>

/** Why somebody buys all the same. Counted by rule, never by person. */
export const OverrideReason = z.enum(['doctorSaid', 'takenApart', 'otherPerson', 'takenBefore', 'other'], '请选择一个原因')
export type OverrideReason = z.infer<typeof OverrideReason>

export const OVERRIDE_WORDS: Readonly<Record<OverrideReason, string>> = {
  doctorSaid: '医生让这样吃',
  takenApart: '会分开吃，不同时吃',
  otherPerson: '不是同一个人吃',
  takenBefore: '一直这样吃，问过了',
  other: '其他原因',
}

/** One warning: what may happen, what to do and where it is written. `because` is what the patient's record says, null where only the drugs matter. */
export const SafetyFinding = z
  .looseObject({
    ruleId: Id,
    severity: Severity,
    /** 禁用：孕期 */
    title: z.string(),
    words: z.string(),
    advice: z.string(),
    because: z.nullable(z.string()),
    /** `date`: the day of the document, or its month or year where it bears no day. */
    source: z.looseObject({ document: z.string(), section: z.string(), date: z.string() }),
    productCodes: z.array(z.string()),
  })
  .register(z.globalRegistry, { id: 'SafetyFinding' })
export type SafetyFinding = z.infer<typeof SafetyFinding>

export const SafetyProduct = z.looseObject({
  productCode: z.string(),
  name: z.string(),
  isMedicine: z.boolean(),
  /** Null: checked. Else nothing, or not everything, of it is known: 没查到，不等于没问题. */
  notChecked: z.nullable(NotChecked),
  /** 和档案、购物车核对过，没有冲突 */
  text: z.string(),
})
export type SafetyProduct = z.infer<typeof SafetyProduct>

/** What the rules say of a list of products for one person, or for nobody. */
export const SafetyCheck = z
  .looseObject({
    /** False: the check could not run; every product is `failed`, and nothing may be concluded from the empty list of findings. */
    ran: z.boolean(),
    patient: z.nullable(
      z.looseObject({
        id: Id,
        name: z.string(),
        /** 母亲 65 岁 */
        who: z.string(),
        /** What of the record was looked at: 怀孕中, 青霉素过敏, 高血压 */
        facts: z.array(z.string()),
        /** What the record does not say, so that it was not checked: 过敏史, 慢性病, 肝肾功能, 孕期哺乳期 */
        unsaid: z.array(z.string()),
      }),
    ),
    /** Of those that were asked for which the shop has: one that is missing was not checked. */
    products: z.array(SafetyProduct),
    /** The gravest first. */
    findings: z.array(SafetyFinding),
    checkedAt: Instant,
    /** Of when the table of rules is: 2026-11-25 */
    dataDate: z.string(),
    /** Who of the pharmacy approved that table; null where nobody did: the check is off, `ran` is false, and no page says anything of it. */
    approvedBy: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'SafetyCheck' })
export type SafetyCheck = z.infer<typeof SafetyCheck>

export const safety = {
  check: endpoint('POST /safety/check', {
    about:
      'What the table of safety rules says of these products together, for a patient of this member: the one named, without a name the default one, with null, for visitors, and without the consent to health data nobody. It advises and blocks nothing; neither kept nor logged',
    collects: 'nothing',
    timeout: 8000,
    body: z.object({
      productCodes: z.array(ProductCode).check(z.minLength(1), z.maxLength(100)),
      patientId: z.optional(z.nullable(Id)),
    }),
    provides: 'patients',
    output: SafetyCheck,
  }),
  feedback: endpoint('POST /safety/feedback', {
    about:
      'Which rules were shown before settling, and which of them were overridden for what reason; counted by day and rule, never by person',
    collects: 'nothing',
    session: 'required',
    idempotent: true,
    body: z.object({
      shown: z.array(Id).check(z.maxLength(50)),
      overridden: z.array(z.object({ ruleId: Id, reason: OverrideReason })).check(z.maxLength(50)),
    }),
    output: Done,
  }),
}
