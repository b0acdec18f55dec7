import { ACCOUNT_AREA } from './support/accountArea'
import { journey } from './support/journey'

journey(
  'an older version is read word for word, and an unknown one is the page for unknown addresses',
  { shop: 'shared' },
  async ({ app }) => {
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
  },
)

journey('the contents lead to a section, and the larger print stays', { shop: 'shared' }, async ({ app }) => {
  await app.open('clause')
  await app.tap('购药规则')
  expect(await app.scrolledBy()).toBeGreaterThan(300)
  await app.tap('放大字号')
  await app.openAddress('/privacy')
  const size = await app.page
    .locator('.legal__paragraph')
    .first()
    .evaluate((paragraph) => parseFloat(getComputedStyle(paragraph).fontSize))
  expect(size).toBeGreaterThanOrEqual(18)
})

journey('every text is four presses or fewer away from every tab', { shop: 'shared' }, async ({ app }) => {
  const { RULE_GROUPS } = await import('../../gateway/modules/mall/ruleGroups')
  const listed = new Set<string>(RULE_GROUPS.flatMap(({ names }) => [...names]))
  const texts = ACCOUNT_AREA.filter(({ row: { page, fixed } }) => page === 'features/legal/pages/document/index' && !fixed?.shows)
  const told = new Set(texts.filter(({ name }) => listed.has(name)).map(({ row }) => row.fixed?.name))
  expect(texts.filter(({ row }) => !told.has(row.fixed?.name)).map(({ name }) => name)).toEqual([])

  for (const tab of ['home', 'category', 'pharmacist', 'cart', 'me'] as const) {
    await app.open(tab)
    const presses = tab === 'me' ? [] : ['我的']
    for (const words of [...presses, '协议与规则', '儿童个人信息保护规则']) await app.tap(words)
    await app.isAt('childrenInfo')
    expect(presses.length + 2).toBeLessThanOrEqual(4)
  }
})
