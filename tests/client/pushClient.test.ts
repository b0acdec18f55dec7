import { appShell } from '../support/appShell'

const userAgent = navigator.userAgent
afterEach(() => Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true }))

describe('where an app takes notifications', () => {
  const asked = async (shell: ReturnType<typeof appShell>) => {
    for (let times = 0; times < 50 && shell.asked.length === 0; times += 1) await new Promise((resolve) => setTimeout(resolve, 5))
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
})
