import { ACTIVITY } from './assistAt'
import type { ParamsOf } from '../../src/routes/route'
import type { RouteName, Routes } from '../../src/routes/table'

type Params<Name extends RouteName> = ParamsOf<Routes[Name]>
/** Rows whose address is none without something in it. */
type Asking = { [Name in RouteName]: object extends Params<Name> ? never : Name }[RouteName]
type Samples = { [Name in Asking]: readonly [Params<Name>, ...Array<Params<Name>>] } & {
  [Name in Exclude<RouteName, Asking>]?: readonly [Params<Name>, ...Array<Params<Name>>]
}

/** What a page is about that no seed knows, for somebody has to make it first: each reader of the samples does, or fills in what it has. */
export const made = {
  settlement: 'made.settlement',
  toPay: 'made.toPay',
  toShip: 'made.toShip',
  shipped: 'made.shipped',
  completed: 'made.completed',
  received: 'made.received',
  bill: 'made.bill',
  patient: 'made.patient',
  refund: 'made.refund',
  complaint: 'made.complaint',
  toReview: 'made.toReview',
  svip: 'made.svip',
  assist: 'made.assist',
} as const
export type Made = keyof typeof made

const OTC = '110011'
const RX = '100011'

/**
 * By which addresses each page of the demonstration shop is seen; the first is enough for who opens a page once. A row that asks for
 * parameters and has no sample does not compile; any other row without one is seen by its path.
 */
const samples: Samples = {
  searchResult: [{ keyword: '感冒' }, { keyword: '没有这种东西' }],
  product: [{ productCode: OTC }, { productCode: RX }],
  visitorProduct: [{ productCode: RX, code: 'qh-pressure' }, { productCode: OTC }],
  landing: [{ code: 'qh-pressure' }, { code: 'qh-autumn' }, {}],
  instructionBook: [{ productCode: OTC }, { productCode: RX }],
  wapManual: [{ productCode: OTC }],
  orderConfirm: [{ settleId: made.settlement }],
  cashier: [{ orderCode: made.toPay }],
  familyPay: [{ bill: made.bill }],
  payResult: [{ orderCode: made.toShip }],
  order: [{ orderCode: made.shipped }, { orderCode: made.toPay }, { orderCode: made.completed }],
  orderLogistic: [{ orderCode: made.shipped }],
  refundApply: [{ orderCode: made.received }, { orderCode: made.toShip }],
  priceKept: [{ orderCode: made.completed }, { orderCode: made.toShip }],
  refund: [{ refundNumber: made.refund }],
  reviewWrite: [{ lineId: made.toReview }],
  invoice: [{ orderCode: made.completed }, { orderCode: made.toShip }],
  productReviews: [{ productCode: OTC }, { productCode: RX }],
  reportDetail: [{ id: made.complaint }],
  questionnaire: [{ type: 'health' }, { type: 'consult' }, { type: 'order', orderCode: made.completed }, { type: 'weather' }],
  refundLogistic: [{ refundNumber: made.refund }],
  recordHistory: [{ id: made.refund }],
  recordDetail: [{ id: made.refund }],
  serviceOrder: [{ id: 'of-nobody' }],
  svipOrder: [{ orderId: made.svip }],
  tafInsure: [{ planId: '1' }, { planId: '999' }],
  tafRightsOrder: [{ policyId: 'of-nobody' }],
  tafRightsPaid: [{ orderCode: 'of-nobody' }],
  innovationpay: [{ type: 'monthly' }, { type: 'capped' }, { type: 'result' }, { type: 'weather' }],
  innovationInsure: [{ type: 'monthly', planId: '11' }, { type: 'result' }, { type: 'capped', planId: '999' }],
  innovationBook: [{ type: 'monthly' }, { type: 'weather' }],
  innovationRightsOrder: [{ type: 'monthly', policyId: 'of-nobody' }],
  innovationRightsPaid: [{ type: 'monthly', orderCode: 'of-nobody' }],
  innovationRightsSending: [{ type: 'monthly' }],
  powerDetail: [{ type: 'svip' }, { type: 'insurance' }, { type: 'weather' }],
  assist: [{ id: ACTIVITY }],
  assistSharer: [{ id: made.assist }],
  address: [{ mode: 'add' }, { mode: 'edit', id: 'zhoulan-home' }],
  patientInfo: [{ mode: 'add' }, { mode: 'edit', id: made.patient }],
  chronicHealth: [{ patientId: made.patient }],
  cabinetMedicine: [{ mode: 'add' }, { mode: 'add', productCode: OTC }, { mode: 'edit', id: 'of-nobody' }],
  prescriptionDetail: [{ prescriptionId: 'zhoulan-rx-2' }, { prescriptionId: 'zhoulan-rx-3' }],
  orderPrescription: [{ orderCode: made.completed }],
  hospitalPrescriptions: [{ type: 'valid' }, {}],
  hospitalPrescription: [{ prescriptionId: 'zhoulan-rx-2' }],
  hospitalDrug: [{ productCode: RX }, { productCode: OTC }],
  hospitalConfirm: [{ productCode: RX }],
  couponProducts: [{ couponId: 'shop99' }, {}],
  pieceOrder: [{ couponId: 'shop99' }],
  article: [{ articleId: 'flu-vaccine' }],
  leaveMsg: [{ website: 'mall' }, { website: 'hospital' }],
  authorization: [{ partner: 'renhe' }],
  miniServiceAuth: [{ partner: 'renhe' }],
  agreeDetail: [{ document: 'privacy' }],
  privacyVersion: [{ version: '2025-12-22' }],
  miniPrivacyVersion: [{ version: '2026-05-15' }],
  externalPage: [{ url: 'https://www.nmpa.gov.cn/' }, { url: 'https://example.com/' }],
}

export type Sample = Readonly<Record<string, string>>

/** Every sample of a row. */
export const samplesOf = (name: RouteName): readonly Sample[] => (samples as Partial<Record<RouteName, readonly Sample[]>>)[name] ?? [{}]

/** The first sample of a row. */
export const sampleOf = (name: RouteName): Sample => samplesOf(name)[0] ?? {}
