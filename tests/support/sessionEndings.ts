import type { Gateway } from './gateway'
import { codeTo, ownProof, sealed } from './gatewayLogin'

const PHONE = '13800008850'
const NEW_PASSWORD = 'Another2026secret'
/** Seconds between two text messages to one phone. */
const PAUSE = 61

type Ending = (gateway: Gateway) => Promise<unknown>

/** Everything that ends the session 陈默 is logged in with, in the words a shopper would use. */
export const SESSION_ENDINGS: ReadonlyArray<readonly [string, Ending]> = [
  ['they log out', ({ chen }) => chen.account.logout()],
  ['every session of theirs is ended', ({ chen }) => chen.account.endSessions()],
  [
    'this device is ended from the list',
    async ({ chen }) => {
      const { results } = await chen.account.devices()
      const own = results.find(({ isCurrent }) => isCurrent)
      await chen.account.endSession({ params: { sessionId: own?.sessionId ?? '' } })
    },
  ],
  [
    'the password is changed',
    async (gateway) => {
      gateway.clock.advance(PAUSE)
      const proof = await ownProof(gateway, gateway.chen, 'password')
      await gateway.chen.account.setPassword({ body: { proof, ...(await sealed(gateway.chen, NEW_PASSWORD)) } })
    },
  ],
  [
    'the password is reset',
    async (gateway) => {
      gateway.clock.advance(PAUSE)
      const smsCode = await codeTo(gateway, PHONE, 'reset')
      const { proof } = await gateway.visitor.account.validate({ body: { phoneNum: PHONE, smsCode, purpose: 'reset' } })
      await gateway.visitor.account.resetPassword({ body: { proof, ...(await sealed(gateway.visitor, NEW_PASSWORD)) } })
    },
  ],
  ['consent is withdrawn', ({ chen }) => chen.agreement.withdraw({ params: { document: 'clause' } })],
  [
    'the account is being closed',
    async (gateway) => {
      gateway.clock.advance(PAUSE)
      const proof = await ownProof(gateway, gateway.chen, 'deregister')
      const { version } = await gateway.visitor.document.one({ params: { name: 'delClause' } })
      await gateway.chen.deregister.apply({ body: { agreements: `delClause@${version}`, proof } })
    },
  ],
]
