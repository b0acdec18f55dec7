import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/open'
import { cartLines } from './schema'
import { ownerOfDevice, ownerOfMember } from './owner'
import { upsertLines } from './upsertLines'

/**
 * Merges the visitor's cart of this device into the member's at login. Equal lines add up, within the mall's limit; stock and buy limits
 * are applied when the cart is read. The device's cart is empty afterwards, so that a repeated merge adds nothing.
 */
export async function mergeCart(tx: Transaction, deviceId: string, memberId: string): Promise<void> {
  const device = ownerOfDevice(deviceId)
  if (!device) return
  const moved = await tx.delete(cartLines).where(eq(cartLines.owner, device)).returning()
  const lines = moved.map(({ skuCode, combineId, quantity, selected, addedAt }) => ({ skuCode, combineId, quantity, selected, addedAt }))
  await upsertLines(tx, ownerOfMember(memberId), lines, { overflow: 'leave' })
}
