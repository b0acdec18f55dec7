import { randomBytes } from 'node:crypto'
import { account } from '../../../src/contract/account'
import { captcha } from '../../../src/contract/captcha'
import type { Endpoint } from '../../../src/contract/endpoint'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { AGREEMENTS, sealed, solvedTicket } from '../../../tests/support/gatewayLogin'
import { version } from '../../../package.json'

const KNOWN = '13800006207'
const UNKNOWN = '13912345678'
const WRONG = '000000'

let gateway: Gateway
beforeAll(async () => {
  gateway = await gatewayAt()
})

/** The whole answer as it travels: status, headers that are not the moment's, body. */
async function answer({ path, method, encoding }: Endpoint, body: Record<string, string>) {
  const form = encoding === 'form'
  const headers = {
    'Content-Type': form ? 'application/x-www-form-urlencoded' : 'application/json',
    'X-Device-Id': randomBytes(8).toString('hex'),
    'X-Platform': 'MOBILE',
    'X-Channel': 'h5',
    'X-Version-Name': version,
  }
  const reply = await gateway.app.request(`/api${path}`, {
    method,
    headers,
    body: form ? new URLSearchParams(body).toString() : JSON.stringify(body),
  })
  return { status: reply.status, headers: [...reply.headers.keys()].sort(), body: await reply.text() }
}

const ticketOf = (phoneNum: string) => solvedTicket(gateway, phoneNum)
const password = (words: string) => sealed(gateway.visitor, words)

describe('a phone that has an account is answered to the letter as one that has none', () => {
  it.each(['login', 'register', 'reset', 'bind'] as const)('when a code is asked for, to %s', async (purpose) => {
    gateway.clock.advance(3601)
    const ask = async (phoneNum: string) => answer(captcha.smsCodeV2, { phoneNum, purpose, ...(await ticketOf(phoneNum)) })
    const known = await ask(KNOWN)
    expect(known.status).toBe(200)
    expect(await ask(UNKNOWN)).toEqual(known)
  })

  it.each([
    [
      'a wrong picture',
      captcha.smsCodeV2,
      async (phoneNum: string) => ({ phoneNum, purpose: 'reset', ...(await ticketOf(phoneNum)), validCode: '0000' }),
    ],
    ['a code that is looked at', captcha.verify, (phoneNum: string) => ({ phoneNum, captcha: WRONG })],
    ['a wrong code for a forgotten password', account.validate, (phoneNum: string) => ({ phoneNum, smsCode: WRONG, purpose: 'reset' })],
    ['a wrong code for logging in', account.smsLogin, (phoneNum: string) => ({ phoneNum, smsCode: WRONG, agreements: AGREEMENTS })],
    [
      'a wrong code for registering',
      account.register,
      async (phoneNum: string) => ({ phoneNum, smsCode: WRONG, agreements: AGREEMENTS, ...(await password('Qinghe2027')) }),
    ],
    [
      'a wrong password',
      account.accountLogin,
      async (loginName: string) => ({ platform: '3', loginName, agreements: AGREEMENTS, ...(await password('wrong2026')) }),
    ],
  ] as const)('with %s', async (_title, endpoint, bodyOf) => {
    gateway.clock.advance(3601)
    const known = await answer(endpoint, await bodyOf(KNOWN))
    expect(known.status).toBe(400)
    expect(await answer(endpoint, await bodyOf(UNKNOWN))).toEqual(known)
  })
})
