import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { SESSION_ENDINGS } from '../../../tests/support/sessionEndings'
import { deregistrations, proofs, sessions } from '../../tables'

let gateway: Gateway
beforeEach(async () => {
  gateway = await gatewayAt()
})
const exchange = (token: string) => gateway.visitor.account.exchange({ body: { token } })
const refusal = { status: 400, code: 'TOKEN_INVALID', message: '登录凭证已失效，请重新登录' }

describe('a hand-over code', () => {
  it.each(SESSION_ENDINGS)('is worth nothing once %s', async (_how, end) => {
    const { code } = await gateway.chen.account.issueLoginCode({ body: {} })
    await end(gateway)
    // An ending that waits for a text message takes longer than a code lasts: only the session may decide here.
    await gateway.db.update(proofs).set({ expiresAt: new Date(gateway.clock.now().getTime() + 60_000) })
    await expect(exchange(code)).rejects.toMatchObject(refusal)
  })

  it('is worth nothing once its session has expired', async () => {
    const { code } = await gateway.chen.account.issueLoginCode({ body: {} })
    await gateway.db.update(sessions).set({ expiresAt: gateway.clock.now() })
    await expect(exchange(code)).rejects.toMatchObject(refusal)
  })

  it('outlives another session of the same member', async () => {
    const { code } = await gateway.chen.account.issueLoginCode({ body: {} })
    const other = await exchange((await gateway.chen.account.issueLoginCode({ body: {} })).code)
    await gateway.client({ token: other.token }).account.logout()
    expect((await exchange(code)).userId).toBe('chenmo')
  })
})

describe('an account that is being closed', () => {
  it.each([
    ['hand-over code', async () => (await gateway.chen.account.issueLoginCode({ body: {} })).code],
    ['handed-over token', () => Promise.resolve(gateway.chen.token)],
  ])('exchanges no %s', async (_what, credential) => {
    const token = await credential()
    const now = gateway.clock.now()
    const closing = { requestId: 'a-request', requestNumber: 'ZX1', memberId: 'chenmo', phoneMasked: '', state: 'cooling' as const }
    await gateway.db.insert(deregistrations).values({ ...closing, appliedAt: now, finishesAt: new Date(now.getTime() + 1e6) })
    await expect(exchange(token)).rejects.toMatchObject({ status: 409, code: 'DEREGISTERING' })
  })
})
