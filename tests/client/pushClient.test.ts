import { waitFor } from '@testing-library/dom'
import { pushClients } from '../../gateway/tables'
import { appShell } from '../support/appShell'
import { connected } from '../support/network'

const shop = connected()
const userAgent = navigator.userAgent
afterEach(() => Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true }))

describe('where an app takes notifications', () => {
  const asked = async (shell: ReturnType<typeof appShell>) => {
    await waitFor(() => expect(shell.asked).not.toHaveLength(0))
    return shell.asked.map(({ method }) => method)
  }
  const client = async () => (await import('@/platform/pushClient')).pushClient()

  it.each([
    [
      'as it says',
      { ok: true, answer: { client: { clientId: 'installation-1', provider: 'apns' } } },
      { clientId: 'installation-1', provider: 'apns' },
    ],
    ['nowhere where they are not allowed', { ok: true, answer: { client: null } }, undefined],
    ['nowhere where it says no', { ok: false, message: 'no' }, undefined],
    ['nowhere where its answer is no address', { ok: true, answer: { client: { clientId: '<script>', provider: 'apns' } } }, undefined],
  ])('%s', async (_how, words, expected) => {
    const shell = appShell({ system: 'ios', version: '6.34.0' })
    const found = client()
    expect(await asked(shell)).toEqual(['getPushClient'])
    shell.answers(words)
    expect(await found).toEqual(expected)
  })

  it('is told to the gateway once a visit', async () => {
    const client = { clientId: 'installation-1', provider: 'apns' }
    const shell = appShell({ system: 'ios', version: '6.34.0' })
    const { useSession } = await import('@/platform/session')
    const { registerPush } = await import('@/domain/message/registerPush')
    const { token, memberId } = shop.gateway.zhou
    useSession.getState().begin({ token, userId: memberId, nickname: '周岚', phoneNum: '138****6207' })
    const told = Promise.all([registerPush(memberId), registerPush(memberId)])
    await asked(shell)
    shell.answers({ ok: true, answer: { client } })
    await told
    const sent = shop.network.asked.map(async (request) => [
      request.method,
      new URL(request.url).pathname,
      (await request.json()) as unknown,
    ])
    expect(await Promise.all(sent)).toEqual([['POST', '/api/push/clients', client]])
    expect(await shop.gateway.db.select().from(pushClients)).toMatchObject([{ memberId, ...client }])
  })
})
