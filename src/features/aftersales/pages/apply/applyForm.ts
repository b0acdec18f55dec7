import type { RefundForm } from '@/contract/refund'
import type { RefundableLine } from '@/contract/refundOrders'
import { REFUND_REASON_IDS, reasonRowOf, type RefundReason, type RefundType } from '@/contract/refundReasons'

/** What the form holds. */
export type ApplyValues = {
  /** Pieces by line; a line that is not asked for is left out. */
  pieces: Readonly<Record<string, number>>
  reason: RefundReason | undefined
  type: RefundType | undefined
  isIntact: boolean
  pictures: string[]
  note: string
  phone: string
}

/** What it begins with: the line that led here, or the only one there is. */
export function begunWith(lines: readonly RefundableLine[], lineId: string | undefined): ApplyValues {
  const open = lines.filter(({ left }) => left > 0)
  const [first] = open.filter((line) => line.lineId === lineId || open.length === 1)
  return {
    pieces: first ? { [first.lineId]: first.left } : {},
    ...{ reason: undefined, type: undefined, isIntact: false, pictures: [], note: '', phone: '' },
  }
}

type Now = { /** What the form begins with without it. */ begun: ApplyValues; lines: readonly RefundableLine[] }

/** What was typed before, of lines that are still there and of no more pieces than are left; about other lines than the one that leads here, its words alone. */
export function stillThere(values: Partial<ApplyValues>, { begun, lines }: Now): Partial<ApplyValues> {
  const { pieces } = values
  if (!pieces) return values
  const led = Object.keys(begun.pieces)
  if (led.some((lineId) => !(lineId in pieces))) return { ...values, pieces: begun.pieces }
  const kept = lines.flatMap(({ lineId, left }) => {
    const quantity = Math.min(pieces[lineId] ?? 0, left)
    return quantity > 0 ? [[lineId, quantity] as const] : []
  })
  return { ...values, pieces: Object.fromEntries(kept) }
}

export const piecesOf = ({ pieces }: Pick<ApplyValues, 'pieces'>) =>
  Object.entries(pieces).map(([lineId, quantity]) => ({ lineId, quantity }))

/** Reasons that hold for each of the chosen lines, in the order of the sheet; a reason that this version does not know is not offered. */
export function reasonsFor(lines: readonly RefundableLine[], { pieces }: Pick<ApplyValues, 'pieces'>): RefundReason[] {
  const chosen = lines.filter(({ lineId }) => lineId in pieces)
  return chosen.length === 0 ? [] : REFUND_REASON_IDS.filter((reason) => chosen.every(({ reasons }) => reasons.includes(reason)))
}

/** What is wrong with what was put in, in the order of the page. */
export function problemsOf({ pieces, reason, type, isIntact, pictures }: ApplyValues) {
  const row = reason && reasonRowOf(reason)
  return {
    pieces: Object.keys(pieces).length === 0 ? '请选择要退的商品' : undefined,
    reason: reason === undefined ? '请选择退款原因' : undefined,
    type: row && type === undefined ? '请选择退款方式' : undefined,
    isIntact: row?.needsIntact && !isIntact ? '请确认商品完好、没有拆封' : undefined,
    pictures: row?.needsPictures && pictures.length === 0 ? '请上传照片，说明商品的情况' : undefined,
  }
}

type Complete = ApplyValues & { reason: RefundReason; type: RefundType }

/** What is handed in, with the amount that was seen; the form was checked before. */
export const formOf = (values: Complete, { orderCode, expectedAmount }: Pick<RefundForm, 'orderCode' | 'expectedAmount'>): RefundForm => ({
  ...{ orderCode, expectedAmount, pieces: piecesOf(values), reason: values.reason, type: values.type },
  ...{ pictures: values.pictures, note: values.note.trim() },
  isIntact: reasonRowOf(values.reason).needsIntact && values.isIntact,
  ...(values.phone !== '' && { phone: values.phone }),
})
