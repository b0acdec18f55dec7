import { jsonb, text } from 'drizzle-orm/pg-core'
import { at } from '../../db/columns'
import { memberId } from '../../kernel/memberColumn'
import { memberTable } from '../../kernel/personalData'

/** `lineId` and `cartQuantity` name the cart line it came from and how many stood in it: ordering takes just those out of the cart. */
export type SettlingSku = { skuCode: string; quantity: number; combineId?: string; lineId?: string; cartQuantity?: number }

export const settlements = memberTable(
  'settlements',
  {
    settleId: text('settle_id').primaryKey(),
    memberId: memberId(),
    skus: jsonb('skus').$type<SettlingSku[]>().notNull(),
    /** By which prescription it is to be ordered, where the shopper came from one. */
    prescriptionId: text('prescription_id'),
    /** By which policy of the member's it is to be paid. */
    benefitId: text('benefit_id'),
    orderCode: text('order_code'),
    /** What was submitted when the order was made: the same again gets the same order, anything else is refused. */
    submitHash: text('submit_hash'),
    expiresAt: at('expires_at').notNull(),
  },
  { onErase: 'delete', copy: null },
)
