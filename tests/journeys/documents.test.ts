import { publicUrl } from '../../src/routes/resolve'
import type { Route } from '../../src/routes/route'
import { routes, type RouteName } from '../../src/routes/table'
import { journey } from './support/journey'
import { members } from './support/people'
import type { Shopper } from './support/shopper'

const rows = Object.entries(routes) as Array<[RouteName, Route]>
/** Parameters for the rows that need some. */
const SAMPLES: Partial<Record<RouteName, Record<string, string>>> = {
  privacyVersion: { version: '2025-12-22' },
  miniPrivacyVersion: { version: '2026-05-15' },
  authorization: { partner: 'anxin' },
  agreeDetail: { document: 'privacy' },
  miniServiceAuth: { partner: 'renhe' },
}
const AREA = /^features\/(legal|account|privacy)\//
const area = rows.filter(([, { page }]) => AREA.test(page))

/** Opens every page of the area and notices what is missing, too wide, or nothing at all. */
async function openAll(app: Shopper, isMember: boolean) {
  const faults: string[] = []
  for (const [name, { session, path }] of area) {
    await app.openAddress(publicUrl(name, SAMPLES[name] ?? {}))
    if (session === 'required' && !isMember) {
      await app.sees('家人的药，放心交给青禾')
      continue
    }
    const seen = await app.page.evaluate(() => {
      const page = [...document.querySelectorAll('.taro_page')].pop()
      return { words: page?.textContent.length ?? 0, isTooWide: (page?.scrollWidth ?? 0) > (page?.clientWidth ?? 0) + 1 }
    })
    if (seen.words < 20) faults.push(`${path} shows nothing`)
    if (seen.isTooWide) faults.push(`${path} is wider than the phone`)
    if (/没有找到这个页面|加载失败/.test((await app.page.textContent('body')) ?? '')) faults.push(`${path} is not there`)
  }
  expect(faults).toEqual([])
}

journey('every page of account, law and privacy opens for 周岚', async ({ app, logInAs }) => {
  await logInAs(members.zhou)
  await openAll(app, true)
})

journey(
  'every page of account, law and privacy opens in elder mode on a small phone',
  { elder: true, width: 320 },
  async ({ app, logInAs }) => {
    await logInAs(members.lin)
    await openAll(app, true)
  },
)

journey('an older version is read word for word, and an unknown one is the page for unknown addresses', async ({ app }) => {
  await app.open('privacy')
  await app.tap('历史版本')
  await app.isAt('privacyHistory')
  await app.sees('当前有效')
  await app.tap('查看 2025-12-22 版')
  await app.isAt('privacyVersion', { version: '2025-12-22' })
  await app.sees('这是第一个版本')

  for (const version of ['2024-01-01', '9.9', 'latest']) {
    await app.openAddress(`/privacy/history/${version}`)
    await app.sees('没有找到这个页面')
    await app.readsTitle('页面不存在')
    await app.isAtAddress(`/privacy/history/${version}`)
  }
})

journey('the contents lead to a section, and the larger print stays', async ({ app }) => {
  await app.open('clause')
  await app.tap('购药规则')
  expect(await app.scrolledBy()).toBeGreaterThan(300)
  await app.tap('放大字号')
  await app.openAddress('/privacy')
  const size = await app.page
    .locator('.legal__p')
    .first()
    .evaluate((paragraph) => parseFloat(getComputedStyle(paragraph).fontSize))
  expect(size).toBeGreaterThanOrEqual(18)
})

journey('every text is four presses or fewer away from every tab', async ({ app }) => {
  const { RULE_GROUPS } = await import('../../src/features/legal/ruleGroups')
  const listed = new Set<string>(RULE_GROUPS.flatMap(({ names }) => [...names]))
  const texts = area.filter(
    ([name, { page, fixed }]) => page === 'features/legal/pages/document/index' && fixed?.shows === undefined && name,
  )
  const told = new Set(texts.filter(([name]) => listed.has(name)).map(([, { fixed }]) => fixed?.name))
  expect(texts.filter(([, { fixed }]) => !told.has(fixed?.name)).map(([name]) => name)).toEqual([])

  for (const tab of ['home', 'category', 'pharmacist', 'cart', 'me'] as const) {
    await app.open(tab)
    const presses = tab === 'me' ? [] : ['我的']
    for (const words of [...presses, '协议与规则', '儿童个人信息保护规则']) await app.tap(words)
    await app.isAt('childrenInfo')
    expect(presses.length + 2).toBeLessThanOrEqual(4)
  }
})
