import { Secret, TOTP } from 'otpauth'
import { SECOND } from '../../../src/lib/duration'
import { SHOP } from '../../../src/lib/shop'

const PERIOD_SECONDS = 30
/** A clock may be a step off. */
const WINDOW = 1
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: `${SHOP.name}工作台`, label, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS })

export const newTotpSecret = () => new Secret({ size: SECRET_BYTES }).base32

/** What an authenticator app takes: `otpauth://totp/…`. */
export const totpAddress = (secret: string, loginName: string) => totpOf(secret, loginName).toString()

/** The code an authenticator shows at an instant. */
export const totpCode = (secret: string, now: Date) => totpOf(secret).generate({ timestamp: now.getTime() })

/** The half minute a code belongs to; nothing where it is wrong. Steps only grow, so that one that was taken is known by its number. */
export function totpStepOf(secret: string, code: string, now: Date): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW })
  return delta === null ? undefined : Math.floor(now.getTime() / (PERIOD_SECONDS * SECOND)) + delta
}
