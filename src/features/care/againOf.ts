import { PrescriptionState, type PrescribedDrug, type Prescription } from '@/contract/prescription'
import type { ProductCard } from '@/contract/productCard'
import { canBuy, isPrescription } from '@/domain/product/status'

/** What comes of buying a prescription’s drugs once more. */
export type Again = {
  /** For the cart at once: what needs no prescription. */
  cart: Array<{ skuCode: string; quantity: number }>
  /** Another prescription of the same patient that is good for all that need one. */
  goodOne: string | undefined
  /** Whether a new prescription is needed. */
  isRenewed: boolean
  /** Names of what is not sold any more. */
  gone: string[]
}

type Asked = {
  of: Pick<Prescription, 'patientId' | 'patientName' | 'drugs'>
  cards: ReadonlyArray<Pick<ProductCard, 'productCode' | 'skuCode' | 'mark' | 'status'>>
  /** What waits or can be used. */
  open: readonly Prescription[]
}

/** An approval is never copied: a prescription drug needs a prescription that is good now, or a new one. */
export function againOf({ of, cards, open }: Asked): Again {
  const { drugs } = of
  const found = drugs.map((drug) => ({ drug, card: cards.find(({ productCode }) => productCode === drug.productCode) }))
  const sold = found.flatMap(({ drug, card }) => (card && canBuy(card.status) ? [{ drug, card }] : []))
  const needing = sold.filter(({ card }) => isPrescription(card)).map(({ drug }) => drug)
  const goodOne = needing.length === 0 ? undefined : open.find((one) => covers(one, of, needing))?.prescriptionId
  return {
    cart: sold.filter(({ card }) => !isPrescription(card)).map(({ drug, card }) => ({ skuCode: card.skuCode, quantity: drug.quantity })),
    goodOne,
    isRenewed: needing.length > 0 && goodOne === undefined,
    gone: found.filter(({ card }) => !card || !canBuy(card.status)).map(({ drug }) => drug.name),
  }
}

/** By name, too: a prescription that came otherwise names no patient of the member's. */
const covers = ({ state, patientId, patientName, drugs }: Prescription, of: Asked['of'], needed: readonly PrescribedDrug[]): boolean =>
  state === PrescriptionState.approved &&
  patientId === of.patientId &&
  patientName === of.patientName &&
  needed.every(({ productCode }) => drugs.some((drug) => drug.productCode === productCode))

/** What the member reads before it happens; nothing where all of it simply goes into the cart. */
export function againWords({ cart, goodOne, isRenewed, gone }: Again): { title: string; text: string; yes: string } | undefined {
  const missing = gone.length > 0 ? [`${gone.join('、')}暂时买不到。`] : []
  const rest = cart.length > 0 ? ['不用处方的药会先加入购物车。'] : []
  if (goodOne !== undefined)
    return {
      title: '您有一张可用的处方',
      text: [...missing, ...rest, '这次的药可以直接用它买，不用重新上传。'].join(''),
      yes: '看这张处方',
    }
  if (isRenewed)
    return {
      title: '再买要用新处方',
      text: [...missing, ...rest, '这张处方不能再用了。我们带上这次的用药人、诊断和药品，请您拍医生新开的处方；药师审过就能买。'].join(''),
      yes: '上传新处方',
    }
  return missing.length > 0 && cart.length > 0
    ? { title: '有药品买不到', text: `${missing.join('')}其余的加入购物车。`, yes: '加入购物车' }
    : undefined
}
