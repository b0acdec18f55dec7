import { hostJourney, miniOf, tokenOf } from './support/hostJourney'
import { members } from '../journeys/support/people'

const mini = { shell: () => miniOf('android') }
const loggedIn = () => localStorage.getItem('qinghe.session')

async function codeOf(address: string, entry?: string) {
  const reply = await fetch(`${address}/api/login/codes`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${tokenOf(members.zhou)}` },
    body: JSON.stringify({ ...(entry && { entry }) }),
  })
  return ((await reply.json()) as { code: string }).code
}

hostJourney('a code that nobody asked for logs nobody in unasked', mini, async ({ app, address }) => {
  await app.openAddress(`/?token=${await codeOf(address)}`)
  await app.sees('登录这个账号？')
  await app.isAtAddress('/')
  await app.tap('不是')
  expect(await app.page.evaluate(loggedIn)).toBeNull()
})

hostJourney('a code of another page, and one that was used, are refused with a sentence', mini, async ({ app, address }) => {
  for (const code of [await codeOf(address, 'f'.repeat(32)), await codeOf(address)]) {
    await fetch(`${address}/api/login/exchange`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token: code }),
    })
    await app.openAddress(`/?token=${code}`)
    await app.sees('登录凭证已失效，请重新登录')
    await app.isAtAddress('/')
    expect(await app.page.evaluate(loggedIn)).toBeNull()
  }
})
