import { and, desc, eq, isNull } from 'drizzle-orm'
import { registration, type Registration } from '../../../src/contract/registration'
import type { Querying } from '../../db/open'
import { HttpError, notFound } from '../../kernel/httpError'
import { implement } from '../../kernel/implement'
import { maskPhone } from '../../kernel/maskPhone'
import { enforceRateLimit } from '../../kernel/rateLimit'
import { members } from '../../kernel/schema'
import { agreedTo } from '../agreement/agreedTo'
import { callbacks, registrations } from '../callback/schema'
import { checkCode, consumeSmsCode } from '../captcha/smsCodes'
import { products } from '../catalogue/schema'
import { promised, register } from './register'

const HOUR_SECONDS = 3600
/** Registrations that are taken from one address in an hour. */
const MAX_OF_ADDRESS = 10

export const registrationHandlers = implement(registration, {
  create: async ({ db, now, address, deviceId, transaction, body: { phoneNum: phone, smsCode, agreements, ...needed } }) => {
    const agreed = await agreedTo(db, agreements, now, ['privacy'])
    const expectedBefore = await promised(db, needed.productCode, now)
    const codeId = await checkCode(db, { phone, code: smsCode, purposes: ['need'], deviceId, address, now })
    return transaction(async (tx) => {
      await enforceRateLimit(tx, { bucket: `registration:address:${address}`, max: MAX_OF_ADDRESS, seconds: HOUR_SECONDS }, now)
      await consumeSmsCode(tx, codeId, now)
      return register(tx, { ...needed, memberId: null, phone, agreed, now, expectedBefore })
    })
  },

  createOwn: async ({ db, now, memberId, transaction, body }) => {
    const expectedBefore = await promised(db, body.productCode, now)
    return transaction(async (tx) => {
      // Two presses at once find each other here.
      const [member] = await tx.select({ phone: members.phone }).from(members).where(eq(members.memberId, memberId)).for('update')
      return register(tx, { ...body, memberId, phone: member?.phone ?? '', agreed: [], now, expectedBefore })
    })
  },

  list: async ({ db, memberId }) => {
    const [member] = await db.select({ phone: members.phone }).from(members).where(eq(members.memberId, memberId))
    return { phoneNum: maskPhone(member?.phone ?? ''), results: await registeredBy(db, memberId) }
  },

  withdraw: ({ memberId, params: { requestId }, transaction }) =>
    transaction(async (tx) => {
      const own = and(eq(callbacks.requestId, requestId), eq(callbacks.memberId, memberId))
      const [registered] = await tx
        .select({ requestId: registrations.requestId })
        .from(registrations)
        .where(and(eq(registrations.requestId, requestId), eq(registrations.memberId, memberId)))
      if (!registered) throw notFound('这条登记')
      const [gone] = await tx
        .delete(callbacks)
        .where(and(own, isNull(callbacks.calledAt)))
        .returning({ requestId: callbacks.requestId })
      if (!gone) throw new HttpError(409, 'ALREADY_CALLED', '药师已经给您回过电话，这条登记不能撤回了')
      return { done: true as const }
    }),
})

async function registeredBy(db: Querying, memberId: string): Promise<Registration[]> {
  const rows = await db
    .select({ of: callbacks, productName: products.name })
    .from(registrations)
    .innerJoin(callbacks, eq(callbacks.requestId, registrations.requestId))
    .leftJoin(products, eq(products.productCode, callbacks.productCode))
    .where(eq(registrations.memberId, memberId))
    .orderBy(desc(callbacks.at))
  return rows.map(({ of: { requestId, productCode, question, at, expectedBefore, calledAt, outcome }, productName }) => ({
    ...{ requestId, productCode: productCode ?? '', productName: productName ?? productCode ?? '', question },
    ...{ at: at.toISOString(), expectedBefore: expectedBefore.toISOString(), calledAt: calledAt?.toISOString() ?? null },
    state: calledAt === null ? 'waiting' : outcome === 'unanswered' ? 'unanswered' : 'called',
  }))
}
