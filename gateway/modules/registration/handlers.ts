import { registration } from '../../../src/contract/registration'
import { implement } from '../../kernel/implement'
import { maskPhone } from '../../lib/maskPhone'
import { sha256 } from '../../lib/hash'
import { enforceRateLimit } from '../../kernel/rateLimit'
import { agreedTo } from '../agreement/agreedTo'
import { checkCode, consumeSmsCode } from '../captcha/smsCodes'
import { lockedPhoneOf, phoneOf, registeredBy, withdraw } from './ownRegistrations'
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
      await enforceRateLimit(tx, { bucket: `registration:address:${sha256(address)}`, max: MAX_OF_ADDRESS, seconds: HOUR_SECONDS }, now)
      await consumeSmsCode(tx, codeId, now)
      return register(tx, { ...needed, memberId: null, phone, agreed, now, expectedBefore })
    })
  },

  createOwn: async ({ db, now, memberId, transaction, body }) => {
    const expectedBefore = await promised(db, body.productCode, now)
    return transaction(async (tx) => {
      // Two presses at once find each other here.
      const phone = await lockedPhoneOf(tx, memberId)
      return register(tx, { ...body, memberId, phone, agreed: [], now, expectedBefore })
    })
  },

  list: async ({ db, memberId }) => ({ phoneNum: maskPhone(await phoneOf(db, memberId)), results: await registeredBy(db, memberId) }),

  withdraw: ({ memberId, params: { requestId }, transaction }) =>
    transaction(async (tx) => {
      await withdraw(tx, { memberId, requestId })
      return { done: true as const }
    }),
})
