import type { PowerType } from '@/contract/power'
import { sellsVirtual } from '@/platform/sellsVirtual'
import { go } from '@/routes/go'

/** Where rights of a kind are had. */
type Way = { text: string; open: () => Promise<void> }

const TAF: Way = { text: '特药保障计划', open: () => go('taf') }
const INNOVATION: Way = { text: '创新药分期保障', open: () => go('innovationpay', { type: 'monthly' }) }
const INSURANCE: Way = { text: '看商保购药', open: () => go('insuranceEntrance') }
const SVIP: Way = { text: '开通 SVIP', open: () => go('svip') }

/** What rights of each kind are called, and where one is had. */
const TYPES: Readonly<Record<PowerType, { name: string; way: Way }>> = {
  taf: { name: '特药保障', way: TAF },
  innovationpay: { name: '创新药分期', way: INNOVATION },
  insurance: { name: '商保', way: INSURANCE },
  svip: { name: 'SVIP 会员', way: SVIP },
}

/** What rights of a kind are called. */
export const nameOf = (type: PowerType): string => TYPES[type].name

/** Where these kinds are had; the membership only where it may be sold. */
export const waysTo = (...types: PowerType[]): Way[] =>
  types.filter((type) => type !== 'svip' || sellsVirtual()).map((type) => TYPES[type].way)
