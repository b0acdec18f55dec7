import { and, eq, isNull } from 'drizzle-orm'
import type { Querying, Transaction } from '../../db/open'
import { hmacOf } from '../../kernel/hmac'
import { HttpError, notFound } from '../../lib/httpError'
import type { Agreed } from '../agreement/agreedTo'
import { callOffered, registerCallback } from '../callback/registerCallback'
import { callbacks, registrations } from '../callback/schema'
import { products } from '../catalogue/schema'
import { landingByCode } from '../landing/storedLanding'

type Needed = { productCode: string; question?: string | undefined; landingCode?: string | undefined }
export type Registering = Needed & { memberId: string | null; phone: string; agreed: Agreed[]; now: Date; expectedBefore: Date }

/** By when a pharmacist would call for this product. 404 of one the shop does not have, 409 CALLBACK_OFF where nobody is called. */
export async function promised(db: Querying, productCode: string, now: Date): Promise<Date> {
  const [product] = await db.select({ productCode: products.productCode }).from(products).where(eq(products.productCode, productCode))
  if (!product) throw notFound('这件商品')
  const expectedBefore = await callOffered(db, now)
  if (!expectedBefore) throw new HttpError(409, 'CALLBACK_OFF', '暂不提供回电，请直接联系药师')
  return expectedBefore
}

/**
 * Registers a need, whose phone is proved. One of this phone and product that waits already stays the only one, with what is asked now. 429 where
 * the phone was promised enough calls today.
 */
export async function register(tx: Transaction, { agreed, landingCode, ...asking }: Registering) {
  const phoneHmac = await hmacOf(tx, asking.phone)
  const waiting = await waitingOne(tx, { ...asking, phoneHmac })
  if (waiting) return waiting
  const called = await registerCallback(tx, asking)
  const landing = landingCode === undefined ? undefined : await landingByCode(tx, landingCode)
  await tx.insert(registrations).values({
    ...{ requestId: called.requestId, memberId: asking.memberId, phoneHmac, agreed },
    ...{ landingId: landing?.landingId ?? null, source: landing ? `${landing.title}（${landing.partner}）` : null },
  })
  return called
}

type Waiting = Pick<Registering, 'productCode' | 'question' | 'memberId'> & { phoneHmac: string }

async function waitingOne(tx: Transaction, { productCode, question, memberId, phoneHmac }: Waiting) {
  const [found] = await tx
    .select({ requestId: callbacks.requestId, expectedBefore: callbacks.expectedBefore })
    .from(registrations)
    .innerJoin(callbacks, eq(callbacks.requestId, registrations.requestId))
    .where(
      and(
        memberId === null
          ? and(eq(registrations.phoneHmac, phoneHmac), isNull(registrations.memberId))
          : eq(registrations.memberId, memberId),
        eq(callbacks.productCode, productCode),
        isNull(callbacks.calledAt),
      ),
    )
    .limit(1)
    .for('update')
  if (!found) return undefined
  const { requestId, expectedBefore } = found
  if (question !== undefined) await tx.update(callbacks).set({ question }).where(eq(callbacks.requestId, requestId))
  return { requestId, expectedBefore: expectedBefore.toISOString() }
}
