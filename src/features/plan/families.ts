import type { PlanFamily } from '@/contract/plan'
import { useRoute } from '@/routes/useRoute'

/** What differs from family to family of plans: the rows of its pages and the words on them. */
const FAMILIES = {
  taf: {
    family: 'taf',
    tags: ['特药保障', '可为父母投保'],
    lead: '确诊后，院外特定药品费用可以直接结算',
    list: '特药清单',
    cover: 'taf',
    insure: 'tafInsure',
    book: 'tafBook',
    rights: 'tafRightsOrder',
    paid: 'tafRightsPaid',
    sending: 'tafRightsSending',
  },
} as const satisfies Readonly<Record<PlanFamily, object>>
export type Family = (typeof FAMILIES)[PlanFamily]

/** Whether a policy is of a family: of all that a member has a page shows its own. */
export const isOf = ({ family }: Pick<Family, 'family'>, of: { plan: { family: string } }): boolean => of.plan.family === family

/** The family of a policy, whichever row led to it. */
export const familyOf = (family: PlanFamily): Family => FAMILIES[family]

/** The family that the present page is about: its row says it. */
export function useFamily(): Family {
  const { params } = useRoute()
  return Object.values(FAMILIES).find(({ family }) => family === params.family) ?? FAMILIES.taf
}
