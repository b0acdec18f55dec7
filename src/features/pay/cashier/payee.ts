import { INSTALMENT_TYPES } from '@/contract/plan'
import { replaceBy } from '@/routes/go'
import { publicUrl } from '@/routes/resolve'

/** What is paid at the cashier, in its own words. A payment names its code alone; whether it was paid is for the gateway to say. */
export type Payee = {
  code: string
  /** 订单 */
  noun: string
  /** What can be done about it once its time is over. */
  over: { text: string; button: string }
  /** An order of goods: a relative may be asked to pay it, and WeChat tells of it. */
  isOrder: boolean
  /** What is worth knowing before one pays. */
  note?: string
  /** Where WeChat leads back to after asking who pays. */
  path: string
  toThing: () => unknown
  /** Where it is seen how the payment ended. */
  toResult: () => unknown
}

export const orderPayee = (orderCode: string): Payee => ({
  code: orderCode,
  noun: '订单',
  over: { text: '订单已取消，药品与优惠券已退回，可以再次购买', button: '去看订单' },
  isOrder: true,
  path: publicUrl('cashier', { orderCode }),
  toThing: () => replaceBy('order', { orderCode }),
  toResult: () => replaceBy('payResult', { orderCode }),
})

/** What is its member's own to pay: nobody else is told of it, and how the payment ended is seen where it stands. */
const ownPayee = (own: Omit<Payee, 'isOrder' | 'toResult'>): Payee => ({ ...own, isOrder: false, toResult: own.toThing })

export const inquiryPayee = (consultationId: string): Payee =>
  ownPayee({
    code: consultationId,
    noun: '问诊',
    over: { text: '问诊已取消，没有收费，可以重新填写', button: '去看问诊' },
    note: '医生没有在约定的时间内接诊，或看后不能在网上处理，问诊费全额原路退回。',
    path: publicUrl('payInquiry', { consultationId }),
    toThing: () => replaceBy('consultationDetail', { consultationId }),
  })

export const svipPayee = (orderId: string): Payee =>
  ownPayee({
    code: orderId,
    noun: 'SVIP 订单',
    over: { text: '订单已关闭，没有收费，可以重新开通', button: '去看订单' },
    note: '付款后生效；已是会员的，接在现有期限之后。7 天内没有使用权益，可以全额退款。',
    path: publicUrl('paySvip', { orderId }),
    toThing: () => replaceBy('svipOrder', { orderId }),
  })

/** What a cashier of insurance is about, as its address says it. */
export type PlanPayment = {
  policyId: string
  /** Of a policy that is issued; without it the application is paid. */
  instalmentId: string | undefined
  type: string | undefined
}

const APPLICATION = {
  noun: '投保申请',
  over: { text: '投保申请已关闭，没有收费，可以重新投保', button: '去看申请' },
  note: '保险费由保险公司收取；付款后由保险公司出单，出单前不生效。',
}
const INSTALMENT = {
  noun: '分期保险费',
  over: { text: '这一期已超过补交期限，没有收费', button: '看保单' },
  note: '保险费由保险公司收取；付款后增加用药额度。',
}

const instalmentTypeOf = (type: string | undefined) => INSTALMENT_TYPES.find((one) => one === type)

/** Opens the policies of the member's, or one of them, among those of its type. */
export function toPolicyBook({ policyId, type }: Pick<PlanPayment, 'policyId' | 'type'>) {
  const known = instalmentTypeOf(type)
  return known === undefined ? replaceBy('tafBook', { policyId }) : replaceBy('innovationBook', { type: known, policyId })
}

/** One that is paid on a result need not add to what the policy pays. */
const ON_RESULT = { ...INSTALMENT, note: '保险费由保险公司收取；这一期是评估有效才交的。' }

const wordsFor = ({ instalmentId, type }: PlanPayment) =>
  instalmentId === undefined ? APPLICATION : instalmentTypeOf(type) === 'result' ? ON_RESULT : INSTALMENT

export const planPayee = (of: PlanPayment): Payee =>
  ownPayee({
    ...wordsFor(of),
    code: of.instalmentId ?? of.policyId,
    path: publicUrl('payPlan', of),
    toThing: () => toPolicyBook(of),
  })
