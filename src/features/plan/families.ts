import { DAYS_AHEAD, INSTALMENT_TYPES, type InstalmentType, type PlanFamily } from '@/contract/plan'
import type { Step } from '@/domain/procedure/Steps'
import { useRoute } from '@/routes/useRoute'
import { innovationPlaces, tafPlaces, type Places } from './places'

/** What differs from family to family of plans, and from type to type of those in instalments: the words on their pages, and where these are. */
export type Family = {
  family: PlanFamily
  /** How its plans are paid, where the address says it. */
  type?: InstalmentType
  tags: readonly string[]
  lead: string
  /** What its list of medicines is called. */
  list: string
  /** Whether it is asked who gets what is paid out; nobody where it is paid as a medicine alone. */
  asksHeirs: boolean
  /** How a medicine is had by a policy. */
  procedure: { title: string; steps: readonly Step[] }
  places: Places
}

const PRESCRIBED: Step = { title: '医生开处方', text: '确诊后由医生开药，处方要是被保险人本人的' }
const CHOSEN: Step = { title: '在用药权益里选药', text: '页面上写明保险公司付多少，自己付多少' }
const CHECKED: Step = { title: '药师核对', text: '核对处方和用药，有疑问会联系您' }
const SENT: Step = { title: '直接结算，送药到家', text: '只付自己的部分，不用先垫钱再报销' }

const TAF: Family = {
  family: 'taf',
  tags: ['特药保障', '可为父母投保'],
  lead: '确诊后，院外特定药品费用可以直接结算',
  list: '特药清单',
  asksHeirs: true,
  procedure: { title: '理赔流程', steps: [PRESCRIBED, CHOSEN, CHECKED, SENT] },
  places: tafPlaces,
}

type TypeWords = { name: string; lead: string; /** What is paid after the first instalment. */ next: Step }

const AHEAD = `应交日前 ${DAYS_AHEAD} 天起可以交`
const TYPES: Readonly<Record<InstalmentType, TypeWords>> = {
  monthly: {
    name: '月月付',
    lead: '按月交费，交一期，增加一期的用药额度',
    next: { title: '按月交下一期', text: `${AHEAD}，交了就增加额度` },
  },
  capped: {
    name: '封顶付',
    lead: '交到封顶为止，之后每期不用再交，额度照常增加',
    next: { title: '交到封顶为止', text: `${AHEAD}；封顶以后不用交，到日子额度自动增加` },
  },
  result: {
    name: '按效付',
    lead: '先交一部分就能用药；到期由保险公司按医生的复查结果评估，有效才交余下的',
    next: { title: '复查后评估', text: '按时找医生复查，由保险公司按复查结果评估，评估有效才交下一期' },
  },
}

const innovationOf = (type: InstalmentType): Family => ({
  family: 'innovationpay',
  type,
  tags: ['创新药保障', TYPES[type].name, '可为父母投保'],
  lead: TYPES[type].lead,
  list: '用药清单',
  asksHeirs: false,
  procedure: { title: '用药和交费', steps: [PRESCRIBED, CHOSEN, CHECKED, SENT, TYPES[type].next] },
  places: innovationPlaces(type),
})

/** The ways to pay in instalments, with the words for them. */
export const TYPE_TABS = INSTALMENT_TYPES.map((key) => ({ key, text: TYPES[key].name }))

const FAMILIES: Readonly<Record<PlanFamily, readonly [Family, ...Family[]]>> = {
  taf: [TAF],
  innovationpay: [innovationOf('monthly'), innovationOf('capped'), innovationOf('result')],
}

type Named = { family?: string | undefined; type?: string | undefined }

/** Those of a name, and of them the one that a type belongs to; one without types takes any. */
function found({ family, type }: Named) {
  const named = Object.values(FAMILIES).find(([first]) => first.family === family) ?? FAMILIES.taf
  return { named, one: named.find((each) => each.type === undefined || each.type === type) }
}

/** The family of a plan or a policy, whichever row led to it. */
export function familyOf(of: Named): Family {
  const { named, one } = found(of)
  return one ?? named[0]
}

/** The family that the present page is about: its row says it, and its address the type. */
export const useFamily = (): Family => familyOf(useRoute().params)

/** Whether the present address names a type that there is, or none is needed. */
export const useIsKnownType = (): boolean => found(useRoute().params).one !== undefined
