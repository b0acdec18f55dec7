import * as z from 'zod/mini'
import { Cents, Id, Instant, Page, Size } from '../../src/contract/fields'
import { heldPageOf, Hold, Holder } from './holder'
import { MaskedAddress, MaskedName, MaskedPhone, MaskedText } from './masked'
import { CaseSafety } from './safety'
import { Version } from './version'
import { workEndpoint } from './workEndpoint'

/** Why a paid order is not sent: what the shopper is told. */
export const OrderRefusal = z.enum(['dosage', 'interaction', 'prescription', 'quality', 'other'], '请选择原因')
export type OrderRefusal = z.infer<typeof OrderRefusal>
export const ORDER_REFUSAL_NAMES: Readonly<Record<OrderRefusal, string>> = {
  dosage: '用量超出说明书或处方',
  interaction: '这些药品一起使用可能不安全',
  prescription: '处方与药品不符',
  quality: '商品包装破损或效期不足',
  other: '其他原因',
}

/** Who checked an order and when; the reason where it was refused. */
const OrderCheck = z.looseObject({ at: Instant, by: z.string(), refusal: z.nullable(z.string()) })

export const CheckedOrder = z.looseObject({
  orderCode: Id,
  paidAt: Instant,
  payable: Cents,
  /** Whom the drugs of a prescription are for. */
  patientName: z.nullable(MaskedName),
  hasPrescription: z.boolean(),
  lines: z.array(z.looseObject({ name: z.string(), specification: z.string(), quantity: z.int(), mark: z.string() })),
  /** Null while it waits. */
  check: z.nullable(OrderCheck),
})
export type CheckedOrder = z.infer<typeof CheckedOrder>

/** As it stands in the list: with who has it in hand. */
export const ListedOrder = z.looseObject({ ...CheckedOrder.shape, holder: z.nullable(Holder) })
export type ListedOrder = z.infer<typeof ListedOrder>

/** What a pharmacist has to see of an order; who gets it is masked. */
export const OrderToCheck = z.looseObject({
  ...CheckedOrder.shape,
  version: Version,
  status: z.string(),
  consigneeName: MaskedName,
  consigneePhone: MaskedPhone,
  address: MaskedAddress,
  /** Of who gets it and where: another one, where what the masks leave out was changed. */
  consigneeVersion: Version,
  note: MaskedText,
  gifts: z.array(z.looseObject({ name: z.string(), specification: z.string(), quantity: z.int() })),
  prescription: z.nullable(
    z.looseObject({
      prescriptionId: Id,
      patientName: MaskedName,
      relationLabel: z.string(),
      diagnosis: z.string(),
      validUntil: Instant,
      drugs: z.array(z.looseObject({ name: z.string(), quantity: z.int() })),
    }),
  ),
})
export type OrderToCheck = z.infer<typeof OrderToCheck>

/** The same with what the safety rules say of it. */
export const OrderCase = z.looseObject({ ...OrderToCheck.shape, safety: CaseSafety })
export type OrderCase = z.infer<typeof OrderCase>

export const OrderQuery = z.object({
  page: Page,
  size: Size,
  state: z._default(z.enum(['waiting', 'checked']), 'waiting'),
  hold: z._default(Hold, 'all'),
  drugs: z.optional(z.enum(['prescription', 'other'])),
  /** The beginning of an order's code. */
  code: z.optional(z.string().check(z.maxLength(40))),
  sort: z._default(z.enum(['oldest', 'newest']), 'oldest'),
})

export const RefusalForm = z
  .object({ reason: OrderRefusal, words: z._default(z.string().check(z.trim(), z.maxLength(100, '说明最多 100 字')), '') })
  .check(z.refine(({ reason, words }) => reason !== 'other' || words !== '', { error: '请写明原因', path: ['words'] }))

const ByCode = z.object({ orderCode: Id })

export const order = {
  list: workEndpoint('GET /orders', {
    about: 'Paid orders that wait for a pharmacist’s check, and those that were checked; what waits longest first',
    roles: ['pharmacist'],
    query: OrderQuery,
    output: heldPageOf(ListedOrder),
  }),
  detail: workEndpoint('GET /orders/{orderCode}', {
    about: 'One paid order as a pharmacist has to see it: drugs, prescription, and who gets it, masked',
    title: '打开订单',
    record: 'order:{orderCode}',
    roles: ['pharmacist'],
    params: ByCode,
    output: OrderCase,
  }),
  approve: workEndpoint('PUT /orders/{orderCode}/approval', {
    about: 'Check a paid order, once: only then is it handed to the courier',
    title: '核对通过',
    version: 'required',
    roles: ['pharmacist'],
    params: ByCode,
    output: OrderToCheck,
  }),
  refuse: workEndpoint('PUT /orders/{orderCode}/refusal', {
    about: 'Refuse a paid order with a reason, once: it is cancelled, its money goes back and the member is told why',
    title: '核对不通过，取消并退款',
    version: 'required',
    roles: ['pharmacist'],
    params: ByCode,
    body: RefusalForm,
    output: OrderToCheck,
  }),
}
