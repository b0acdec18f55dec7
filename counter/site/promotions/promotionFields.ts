import { givesSomething, PromotionAhead, PromotionFields, type Companion, type Level, type PromotionDetail } from '../../contract/promotion'
import { GiftType } from '../../../src/contract/product'

export type Fields = PromotionDetail['fields']

const NAMES = Object.keys(PromotionFields.shape) as Array<keyof PromotionFields>
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What stands there with what was typed over it, its keys in the order in which the gateway has them: a revision keeps them in another. */
export function valuesOf(seen: Fields, typed: PromotionAhead): Fields {
  const own = { ...seen, ...typed }
  return {
    ...own,
    levels: own.levels.map(({ threshold, off }) => ({ threshold, off })),
    companions: own.companions && own.companions.map(({ productCode, off }) => ({ productCode, off })),
  }
}

/** The fields that differ from what stands there. */
export const changedOf = (seen: Fields, values: Fields): PromotionAhead =>
  Object.fromEntries(NAMES.flatMap((name) => (isSame(seen[name], values[name]) ? [] : [[name, values[name]]])))

/** What is sent: of a new one all of it. */
export const editedOf = ({ isNew, fields }: Pick<PromotionDetail, 'isNew' | 'fields'>, values: Fields): PromotionAhead =>
  isNew ? Object.fromEntries(NAMES.map((name) => [name, values[name]])) : changedOf(fields, values)

const CHINESE = /[\u4e00-\u9fff]/

/** Why it cannot be sent yet; empty where it can. What else may not be the gateway says beside its field. */
export function problemOf(edited: PromotionAhead): string {
  if (edited.beginsAt === '' || edited.endsAt === '') return '请选择开始和结束时间'
  const said = PromotionAhead.safeParse(edited).error?.issues[0]?.message
  return said === undefined || CHINESE.test(said) ? (said ?? '') : '请填写完整'
}

/** Whether a kind asks for an amount: neither what is given beside a product does, nor what is bought together. */
export const hasLevels = (type: number) => type !== GiftType.gift && type !== GiftType.assort

/** Another kind has other steps, a gift or none, and companions or none; what is bought together has one main product. */
export function ofType(type: number, { levels, giftSkuCode, productCodes, companions }: Fields): PromotionAhead {
  const [first = { threshold: 0, off: 0 }] = levels
  const kept = !hasLevels(type) ? [] : type === GiftType.fullGift ? [{ threshold: first.threshold, off: 0 }] : [first]
  const other = { type, levels: kept, giftSkuCode: givesSomething(type) ? giftSkuCode : null }
  if (type !== GiftType.assort) return { ...other, companions: null }
  return { ...other, productCodes: productCodes?.length === 1 ? productCodes : null, companions: companions ?? [] }
}

/** 满 69 减 10，满 139 减 25 */
export const levelsWords = (levels: readonly Level[]): string =>
  levels.map(({ threshold, off }) => `满 ${threshold / 100}${off > 0 ? ` 减 ${off / 100}` : ''}`).join('，') || '（无）'

/** 130671 每件省 3 */
export const companionsWords = (companions: readonly Companion[] | null): string =>
  (companions ?? []).map(({ productCode, off }) => `${productCode} 每件省 ${off / 100}`).join('，') || '（无）'
