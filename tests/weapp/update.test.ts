import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pageUrl } from '@/routes/resolve'
import { GatewayProcess } from '../journeys/support/gatewayProcess'
import { seededShop } from '../journeys/support/seededShop'
import { members } from '../journeys/support/people'
import { eventually } from './engine/eventually'
import { closeEngine, openBuild, type Opened } from './harness/openBuild'
import { readyBuild } from './harness/readyBuild'
import { BUILT_FOR } from './journeys/builtFor'

const ASKS = '有新版本，重启后使用'

describe('a newer version of the mini-program', () => {
  let gateway: GatewayProcess
  let shop: Opened | undefined
  beforeAll(async () => {
    gateway = await GatewayProcess.start(seededShop())
  })
  afterEach(() => shop?.close())
  afterAll(async () => {
    await closeEngine()
    await gateway.close()
  })

  const { memberId, name, phone } = members.zhou
  const start = async (url: string, stored: Record<string, unknown> = {}) => {
    const opened = await openBuild(readyBuild(), { url, gateway: { built: BUILT_FOR, real: gateway.address }, stored })
    shop = opened
    await opened.settled()
    const onTop = opened.page.locator('.page:not([hidden])').last()
    return {
      opened,
      sees: (words: string | RegExp) => onTop.getByText(words).last().waitFor(),
      tap: (words: string) => onTop.getByText(words, { exact: true }).last().tap(),
      go: (method: string, ...args: unknown[]) => opened.run('App.callWxMethod', { method, args }),
    }
  }

  it.each([false, true])('is started where the shopper says so, and not before (elder: %s)', async (elder) => {
    const { opened, sees, tap } = await start(pageUrl('home'), { 'qinghe.elder': elder })
    await opened.tellUpdate('ready')
    await sees(ASKS)
    await tap('稍后')
    await opened.settled()
    expect(await opened.updatesApplied()).toBe(0)
    await opened.tellUpdate('ready')
    await tap('重启')
    await eventually(() => opened.updatesApplied(), 1)
  })

  it('that did not arrive is got by deleting and opening anew', async () => {
    const { opened, sees } = await start(pageUrl('home'))
    await opened.tellUpdate('failed')
    await sees('新版本没有下载成功')
    await sees(/删除青禾健康，再搜索打开/)
  })

  it('waits while a form is filled in, until the shopper is back on a tab', async () => {
    const sessions = JSON.parse(readFileSync(path.join(process.env.JOURNEYS ?? '', 'sessions.json'), 'utf8')) as Record<string, string>
    const session = { token: sessions[memberId], userId: memberId, nickname: name, phoneNum: phone }
    const { opened, sees, go } = await start(pageUrl('me'), { 'qinghe.session': session })
    await go('navigateTo', { url: pageUrl('address', { mode: 'add' }) })
    await opened.tellUpdate('ready')
    await opened.settled()
    expect(await opened.page.getByText(ASKS).count()).toBe(0)
    await go('navigateBack')
    await sees(ASKS)
  })
})
