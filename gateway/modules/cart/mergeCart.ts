import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/open'
import { cartLines } from '../../db/schema'
import { ownerOfDevice, ownerOfMember } from './owner'
import { putInto } from './putInto'

/**
 * Puts the cart this device filled as a visitor into the member's, when somebody logs in. Equal lines add up, within the mall's
 * limit; stock and buy limits are applied when the cart is read. The device's cart is empty afterwards, so doing it twice adds nothing.
 */
export async function mergeCart(tx: Transaction, deviceId: string, memberId: string): Promise<void> {
  const device = ownerOfDevice(deviceId)
  if (!device) return
  const moved = await tx.delete(cartLines).where(eq(cartLines.owner, device)).returning()
  const lines = moved.map(({ skuCode, combineId, quantity, selected, addedAt }) => ({ skuCode, combineId, quantity, selected, addedAt }))
  await putInto(tx, ownerOfMember(memberId), lines, { overflow: 'leave' })
}
