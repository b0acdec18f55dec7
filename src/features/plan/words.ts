import { INSURED_RELATION_TEXT, type Plan, type Policy, type PolicyState } from '@/contract/plan'
import { shortYuan, yuan } from '@/lib/money'
import { spokenDate } from '@/lib/time'

const STATES: Readonly<Record<PolicyState, string>> = {
  filling: '填写中',
  declined: '不能承保',
  underwriting: '核保中',
  toPay: '待付款',
  issuing: '出单中',
  active: '保障中',
  over: '已到期',
  cancelling: '退保中',
  cancelled: '已退保',
  closed: '已关闭',
  returned: '未出单',
}

/** How a policy or an application stands, in a word. */
export const stateWord = (state: PolicyState): string => STATES[state]

/** The same of a policy; one that ended because an instalment was not paid was not given back by its member. */
export const policyWord = ({ state, refusal }: Pick<Policy, 'state' | 'refusal'>): string =>
  (state === 'cancelling' || state === 'cancelled') && refusal !== null ? '已结束' : stateWord(state)

type Times = Pick<Plan, 'times'>

/** Whether a plan is paid more than once. */
export const isInInstalments = ({ times }: Times): boolean => times > 1

/** What a plan costs, in a line: ¥368.00 / 年, or 首期 ¥99.00，共 12 期. */
export const premiumText = (of: Times, cents: number): string =>
  isInInstalments(of) ? `首期 ¥${yuan(cents)}，共 ${of.times} 期` : `¥${yuan(cents)} / 年`

/** What the insured sum is called. */
export const sumLabel = (of: Times): string => (isInInstalments(of) ? '总额度' : '保额')

/** What all of a policy's limit is called: of instalments what those that are paid added. */
export const limitLabel = (of: Times): string => (isInInstalments(of) ? '目前额度' : '一年')

const WAN = 10_000_00

/** An insured sum as it is said: 50 万元. */
export const sumText = (cents: number): string => (cents > 0 && cents % WAN === 0 ? `${cents / WAN} 万元` : `${shortYuan(cents)} 元`)

/** The insured sum of a plan, and whether it grows with what is paid: of one that is paid on a result it may be there from the first on. */
export const coverText = ({ yearly, type }: Pick<Plan, 'yearly' | 'type'>): string =>
  `${sumText(yearly)}${type === 'monthly' || type === 'capped' ? '，交一期增加一部分' : ''}`

/** 90 天 */
export const waitingText = ({ waitingDays }: Pick<Plan, 'waitingDays'>): string => (waitingDays === 0 ? '没有' : `${waitingDays} 天`)

/** What comes back within the cooling-off period; of instalments a medicine may have been paid by then. */
export const coolingText = (of: Times): string => (isInInstalments(of) ? '没有用过额度的，退保全额退还' : '期间退保全额退还')

/** 安心可·特药医疗险 基础版 */
export const planName = ({ name, tier }: Pick<Plan, 'name' | 'tier'>): string => `${name} ${tier}`

/** 周*国（父母，68 岁） */
export const insuredText = ({ insured: { name, relation, age } }: Pick<Policy, 'insured'>): string =>
  `${name}（${INSURED_RELATION_TEXT[relation]}，${age} 岁）`

/** Who gets what is paid out: 周*（子女）60%、… */
export const heirsText = ({ beneficiaries }: Pick<Policy, 'beneficiaries'>): string =>
  beneficiaries.length === 0
    ? '法定继承人'
    : beneficiaries.map(({ name, relation, share }) => `${name}（${INSURED_RELATION_TEXT[relation]}）${share}%`).join('、')

export const periodText = ({ startsOn, endsOn }: Pick<Policy, 'startsOn' | 'endsOn'>): string =>
  `${spokenDate(startsOn)} 0:00 至 ${spokenDate(endsOn)} 24:00`
