import { INSURED_RELATION_TEXT, type Plan, type Policy, type PolicyState } from '@/contract/plan'
import { shortYuan } from '@/lib/money'
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

const WAN = 10_000_00

/** An insured sum as it is said: 50 万元. */
export const sumText = (cents: number): string => (cents > 0 && cents % WAN === 0 ? `${cents / WAN} 万元` : `${shortYuan(cents)} 元`)

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
