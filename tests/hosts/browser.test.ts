import { hostJourney } from './support/hostJourney'
import { SYSTEMS } from './shell/settings'

const browser = { userAgent: `${SYSTEMS.android.agent} Safari/537.36` }

hostJourney('a token nobody knows logs nobody in, and the shop goes on', browser, async ({ app }) => {
  await app.openAddress(`/?token=${'x'.repeat(40)}`)
  await app.sees('没有登录成功')
  await app.isAtAddress('/')
  expect(app.page.url()).not.toContain('token')
  await app.tap('我知道了')
  expect(await app.page.evaluate(() => localStorage.getItem('qinghe.session'))).toBeNull()
  await app.open('product', { productCode: '110011' })
  await app.sees('布洛芬缓释胶囊')
})
