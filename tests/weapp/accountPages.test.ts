import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pageUrl } from '@/routes/resolve'
import { routes } from '@/routes/table'
import { ACCOUNT_AREA } from '../journeys/support/accountArea'
import { GatewayProcess } from '../journeys/support/gatewayProcess'
import { seededShop } from '../journeys/support/seededShop'
import { members, type Member } from '../journeys/support/people'
import { closeEngine, openBuild, type Opened } from './harness/openBuild'
import { readyBuild } from './harness/readyBuild'
import { BUILT_FOR } from './journeys/builtFor'

const TIMEOUT_MS = 30_000
/** The others lead to the login: tests/weapp/membersOnly. */
const forVisitors = ACCOUNT_AREA.filter(({ row }) => row.session !== 'required')
/** Large type on a small phone; everything else about the pages is seen by the score, which opens them all as they are made. */
const WIDTH = 320

/** What says its name in its picture instead of its bar. */
const SAID: Readonly<Record<string, string>> = {
  [routes.login.page]: '家人的药，放心交给青禾',
  [routes.register.page]: '注册青禾账号',
}

const sessionOf = ({ memberId, name, phone }: Member) => {
  const sessions = JSON.parse(readFileSync(path.join(process.env.JOURNEYS ?? '', 'sessions.json'), 'utf8')) as Record<string, string>
  return { token: sessions[memberId], userId: memberId, nickname: name, phoneNum: phone }
}

/** The page on top as it is drawn. */
const look = (shop: Opened) =>
  shop.page.evaluate(() => {
    const page = [...document.querySelectorAll<HTMLElement>('.page:not([hidden])')].pop()
    return {
      at: page?.dataset.page ?? '',
      text: page?.innerText ?? '',
      isWaiting: !page || page.querySelector('.skeleton') !== null,
      isTooWide: page !== undefined && page.scrollWidth > page.clientWidth + 1,
    }
  })

/** The page once it says its title and stands there instead of a skeleton. */
async function seen(shop: Opened, page: string, title: string) {
  for (const deadline = Date.now() + TIMEOUT_MS; Date.now() < deadline;) {
    const now = await look(shop)
    if (now.at === page && !now.isWaiting && now.text.includes(title) && now.text.length > title.length + 10) return now
    await shop.page.waitForTimeout(40)
  }
  return look(shop)
}

describe('the mini-program’s pages of account, law and privacy', () => {
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

  it.each([
    { who: 'a visitor', member: undefined, rows: forVisitors },
    { who: '林秀芝', member: members.lin, rows: ACCOUNT_AREA },
  ])('all open for $who in the elder version on a small phone', async ({ member, rows }) => {
    const opened = await openBuild(readyBuild(), {
      url: pageUrl('settings'),
      gateway: { built: BUILT_FOR, real: gateway.address },
      stored: { ...(member && { 'qinghe.session': sessionOf(member) }), 'qinghe.elder': true },
      width: WIDTH,
    })
    shop = opened
    const faults: string[] = []
    for (const { name, row, params } of rows) {
      await opened.reLaunch(pageUrl(name, params))
      const { page } = row
      const title = SAID[page] ?? row.title
      const now = await seen(opened, page, title)
      if (now.at !== page || !now.text.includes(title)) faults.push(`${name} shows ${now.at}: ${now.text.slice(0, 60)}`)
      if (now.isWaiting) faults.push(`${name} waits`)
      if (now.isTooWide) faults.push(`${name} is wider than the phone`)
      if (/没有找到这个页面|加载失败|请稍后再试/.test(now.text)) faults.push(`${name} says ${now.text.slice(0, 60)}`)
    }
    const { problems, missingWx } = await opened.settled()
    expect({ faults, errors: opened.errors, problems, missingWx }).toEqual({ faults: [], errors: [], problems: [], missingWx: [] })
  })
})
