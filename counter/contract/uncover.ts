import * as z from 'zod/mini'
import { Id, Instant } from '../../src/contract/fields'
import { aftersales } from './aftersales'
import { callback } from './callback'
import { chat } from './chat'
import { complaint } from './complaint'
import { invoice } from './invoice'
import { lottery } from './lottery'
import { order } from './order'
import { pay } from './pay'
import { prescription } from './prescription'
import { ROLES, workEndpoint, type Role } from './workEndpoint'

/** A kind of case: who may look into it, and what of it is masked and can be uncovered, as staff call it. */
type CaseKind = { roles: readonly Role[]; fields: Readonly<Record<string, string>> }

/** Every kind of case with personal data, by the kind of its records in the audit log. */
export const CASES = {
  order: {
    roles: order.detail.roles,
    fields: {
      patientName: '用药人姓名',
      consigneeName: '收货人姓名',
      consigneePhone: '收货人手机号',
      address: '收货地址',
      note: '买家备注',
    },
  },
  prescription: { roles: prescription.detail.roles, fields: { patientName: '用药人姓名' } },
  callback: { roles: callback.list.roles, fields: { phone: '回电号码', question: '问题', note: '回电备注' } },
  chat: { roles: chat.detail.roles, fields: { phone: '会员手机号' } },
  leftMessage: { roles: chat.left.roles, fields: { phone: '留下的手机号' } },
  refund: { roles: pay.refunds.roles, fields: { phone: '顾客手机号' } },
  aftersales: { roles: aftersales.detail.roles, fields: { phone: '联系电话', note: '申请说明', trackingPhone: '寄件电话' } },
  complaint: { roles: complaint.detail.roles, fields: { phone: '联系电话', words: '反馈内容' } },
  invoice: { roles: invoice.detail.roles, fields: { name: '抬头' } },
  prize: { roles: lottery.parcels.roles, fields: { consigneeName: '收件人姓名', consigneePhone: '收件人手机号', address: '收件地址' } },
} as const satisfies Record<string, CaseKind>

export type CaseName = keyof typeof CASES
export const CASE_NAMES = Object.keys(CASES) as [CaseName, ...CaseName[]]
export type FieldOf<C extends CaseName> = keyof (typeof CASES)[C]['fields'] & string

/** What a field of a case is called; undefined where the case has none of the name. */
export const fieldTitle = (kind: CaseName, field: string): string | undefined => (CASES[kind].fields as CaseKind['fields'])[field]

/** Why somebody looks at personal data: what colleagues read later. */
export const UncoverReason = z.enum(['patient', 'contact', 'delivery', 'other'], '请选择原因')
export type UncoverReason = z.infer<typeof UncoverReason>
export const UNCOVER_REASON_NAMES: Readonly<Record<UncoverReason, string>> = {
  patient: '核对用药人',
  contact: '联系顾客',
  delivery: '核对收货地址',
  other: '其他原因',
}

/** How long a page shows what was uncovered. */
export const UNCOVERED_SECONDS = 60

export const UncoverForm = z
  .object({
    field: z.string().check(z.regex(/^[a-zA-Z]{1,40}$/, '请选择要查看的内容')),
    reason: UncoverReason,
    words: z._default(z.string().check(z.trim(), z.maxLength(50, '说明最多 50 字')), ''),
  })
  .check(z.refine(({ reason, words }) => reason !== 'other' || words !== '', { error: '请写明原因', path: ['words'] }))

/** Who saw which field of a case, and why. */
const Uncovering = z.looseObject({ by: z.string(), at: Instant, field: z.string(), reason: z.string() })
export type Uncovering = z.infer<typeof Uncovering>

const params = z.object({ kind: z.enum(CASE_NAMES), recordId: Id })
const roles = ROLES.filter((role) => Object.values<CaseKind>(CASES).some((kind) => kind.roles.includes(role)))

export const uncover = {
  list: workEndpoint('GET /uncovered/{kind}/{recordId}', {
    about: 'Who looked at personal data of a case, and why; the last one first',
    roles,
    params,
    output: z.looseObject({ results: z.array(Uncovering) }),
  }),
  open: workEndpoint('POST /uncovered/{kind}/{recordId}', {
    about: 'Uncover one field of one case for a reason: of a case that waits by whoever has it in hand, a limited number an hour',
    title: '查看个人信息',
    version: 'none',
    roles,
    // The answer is personal data: no key keeps it.
    idempotent: false,
    params,
    body: UncoverForm,
    /** In clear; nothing but this call's answer is. */
    output: z.looseObject({ value: z.string() }),
  }),
}
