import { rowOf, type KeyRing } from '../../lib/keyRing'
import { openText, sealText, type Sealed } from '../../kernel/sealedText'
import { orders } from './schema'

const placeOf = (orderCode: string) => ({ ...rowOf(orders, orderCode), column: orders.patientName.name })

/** With whose prescription an order was made; null where it needed none. */
export const patientOf = (ring: KeyRing, { orderCode, patientName }: Pick<typeof orders.$inferSelect, 'orderCode' | 'patientName'>) =>
  patientName && openText(ring, placeOf(orderCode), patientName)

/** The same, as the order's row keeps it. */
export const sealedPatient = (ring: KeyRing, orderCode: string, name: string): Sealed => sealText(ring, placeOf(orderCode), name)
