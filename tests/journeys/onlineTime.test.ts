import { pathToFileURL } from 'node:url'
import { journey } from './support/journey'

/** A gateway whose clock stands at this moment when it starts. */
const startingAt = (now: string) => ({
  env: { LOOK_NOW: now, NODE_OPTIONS: `--import ${pathToFileURL('tests/look/support/fixedClock.mjs').href}` },
})

journey(
  'before it opens the pharmacist says from when on she answers, and calls back then',
  startingAt('2026-11-22T23:10:00+08:00'),
  async ({ app }) => {
    // A phone that is years ahead.
    await app.page.clock.setSystemTime('2031-05-05T12:00:00+08:00')
    await app.open('pharmacist')
    await app.sees(/400-000-2026，休息中 · 明天 8:00 开始服务/)
    await app.seesNot('在线 ·')

    await app.fill('手机号', '13900005555')
    await app.tap('请药师回电')
    await app.sees('已收到，药师会在 11-23 10:00 前给您回电')
  },
)

const evening = { ...startingAt('2026-11-22T20:00:00+08:00'), shop: 'shared' } as const

journey('the pharmacist’s line turns by itself when the hours end', evening, async ({ app }) => {
  // A minute ahead of the gateway's: what came with the page is fresh, and nothing is on its way when the clock is turned.
  await app.page.clock.install({ time: '2026-11-22T20:01:00+08:00' })
  await app.open('product', { productCode: '110011' })
  await app.sees('在线 · 服务至 22:00')
  await app.settled()
  // What the gateway says two hours later (gateway/modules/mall/mall.test.ts): its own clock cannot be turned.
  await app.page.route('**/api/mall/onlineTime', async (route) => {
    const response = await route.fetch()
    const told = { serverTime: '2026-11-22T22:05:00+08:00', online: false, changesAt: '2026-11-23T08:00:00+08:00' }
    await route.fulfill({ response, json: { ...((await response.json()) as object), ...told } })
  })
  await app.page.clock.fastForward('02:05:00')
  await app.sees('休息中 · 明天 8:00 开始服务')
})
