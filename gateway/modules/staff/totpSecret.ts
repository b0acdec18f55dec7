import type { KeyRing } from '../../lib/keyRing'
import { rowOf } from '../../lib/keyRing'
import { openText, sealText, type Sealed } from '../../kernel/sealedText'
import { staff } from '../../kernel/work/schema'

const placeOf = (staffId: string) => ({ ...rowOf(staff, staffId), column: staff.totpSecret.name })

/** Somebody's TOTP secret as their row keeps it: encrypted, and another's in no other row. */
export const sealedTotpSecret = (ring: KeyRing, staffId: string, secret: string): Sealed => sealText(ring, placeOf(staffId), secret)

/** The secret itself; throws where the row holds another's. */
export const totpSecretOf = (ring: KeyRing, { staffId, totpSecret }: Pick<typeof staff.$inferSelect, 'staffId' | 'totpSecret'>): string =>
  openText(ring, placeOf(staffId), totpSecret)
