import type { ServiceOrder } from '@/contract/serviceOrder'
import { shopWhen } from '@/lib/time'
import { go } from '@/routes/go'

type Way = { /** Words of the button that leads there. */ text: string; open: (id: string) => unknown; pay: (id: string) => unknown }

/** Where each kind of service has its own page and its cashier; one that this version does not know shows its order alone. */
const WAYS: Readonly<Record<string, Way>> = {
  consultation: {
    text: '查看问诊',
    open: (consultationId) => go('consultationDetail', { consultationId }),
    pay: (consultationId) => go('payInquiry', { consultationId }),
  },
  svip: {
    text: '查看 SVIP',
    open: (orderId) => go('svipOrder', { orderId }),
    pay: (orderId) => go('paySvip', { orderId }),
  },
  plan: {
    text: '查看保单',
    open: (policyId) => go('tafBook', { policyId }),
    pay: (policyId) => go('payPlan', { policyId }),
  },
}
export const wayOf = (kind: string): Way | undefined => WAYS[kind]

/** The colour of how it stands: amber where the member acts, quiet once it is over. */
export const serviceTone = ({ nextBy, endedAt }: Pick<ServiceOrder, 'nextBy' | 'endedAt'>): string =>
  endedAt !== null ? 'color-secondary' : nextBy === 'member' ? 'color-rx' : 'color-clinic'

/** What comes next: until when it may be paid, where its money is, or what its state means. */
export function serviceText({ payBefore, money, todo }: Pick<ServiceOrder, 'payBefore' | 'money' | 'todo'>, now: number): string {
  if (payBefore !== null && Date.parse(payBefore) > now) return `请在 ${shopWhen(payBefore, now)} 前付款，过后自动取消`
  if (money === 'returning') return '费用正在原路退回'
  if (money === 'returned') return '费用已原路退回'
  return todo
}
