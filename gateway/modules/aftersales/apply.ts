import { randomInt } from 'node:crypto'
import type { RefundForm } from '../../../src/contract/refund'
import { reasonRowOf } from '../../../src/contract/refundReasons'
import { RefundStatus } from '../../../src/contract/refundStates'
import { shopFormat } from '../../../src/lib/time'
import { yuan } from '../../../src/lib/money'
import type { Transaction } from '../../db/open'
import { randomId } from '../../lib/hash'
import { HttpError } from '../../lib/httpError'
import type { KeyRing } from '../../lib/keyRing'
import { lockOrder } from '../order/lockOrder'
import { ownOrder } from '../order/ownOrder'
import { attachUploads } from '../upload/uploads'
import { logged } from './move'
import { quoteOf } from './quote'
import { APPLICATIONS, refundApplications, refundPieces } from './schema'
import { sealedOf, type Application } from './stored'

const DIGITS = 8
/** TK, the shop's day and random digits: readable over the phone, not to be guessed from another one. */
const newRefundNumber = (now: Date) => `TK${shopFormat(now, 'YYMMDD')}${String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')}`

type Applying = { ring: KeyRing; memberId: string; form: RefundForm; now: Date }

/**
 * Asks for the money of pieces of an order of this member, whose row is locked: of fifty at once for one piece one does. Throws 409 where it
 * may not be asked for (`quoteOf`), where another amount was seen (AMOUNT_CHANGED with the quote), or where the reason wants more of the form.
 */
export async function apply(tx: Transaction, applying: Applying): Promise<Application> {
  const { memberId, form } = applying
  await ownOrder(tx, { memberId, orderCode: form.orderCode })
  await lockOrder(tx, form.orderCode)
  refuseIncomplete(form)
  return fileApplication(tx, applying)
}

/** The same of what is known to be complete, with its order locked: a demonstration's people bring no pictures. */
export async function fileApplication(tx: Transaction, { ring, memberId, form, now }: Applying): Promise<Application> {
  const { orderCode, pieces: wanted, type, reason, isIntact, note, pictures } = form
  const order = await ownOrder(tx, { memberId, orderCode })
  const { quote, pieces } = await quoteOf(tx, { order, wanted, reason, now })
  if (quote.amount !== form.expectedAmount)
    throw new HttpError(409, 'AMOUNT_CHANGED', `退款金额现在是 ¥${yuan(quote.amount)}，请核对后再提交`, { details: quote })
  const id = randomId()
  const [made] = await tx
    .insert(refundApplications)
    .values({
      ...{ id, memberId, orderCode, type, reason, isIntact, appliedAt: now, movedAt: now, refundNumber: newRefundNumber(now) },
      ...{ application: 'applied' as const, parcel: 'none' as const, inspection: 'none' as const, money: 'none' as const },
      ...{ amount: quote.amount, freight: quote.freight, coupons: quote.coupons, coins: quote.coins },
      ...sealedOf(ring, id, { note, phone: form.phone ?? order.consigneePhone }),
    })
    .returning()
  if (!made) throw new Error('A refund application was not made')
  await tx.insert(refundPieces).values(pieces.map((piece) => ({ applicationId: id, ...piece })))
  await attachUploads(tx, { memberId, kind: 'aftersales', ids: pictures, record: { table: APPLICATIONS, id } })
  await logged(tx, { applicationId: id, statusCode: RefundStatus.applied, dateTime: now })
  return made
}

function refuseIncomplete({ type, reason, isIntact, pictures }: RefundForm): void {
  const { types, needsPictures, needsIntact, words } = reasonRowOf(reason)
  const incomplete = (field: string, text: string) => new HttpError(400, 'INVALID', text, { field })
  if (!types.includes(type)) throw incomplete('type', `「${words}」请选择另一种退款方式`)
  if (needsPictures && pictures.length === 0) throw incomplete('pictures', '请上传图片，让客服看到问题')
  if (needsIntact && !isIntact) throw incomplete('isIntact', '请确认商品完好、未拆封')
}
