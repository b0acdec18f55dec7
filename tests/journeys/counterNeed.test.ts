import { deskOf } from './support/deskOf'
import { journey } from './support/journey'

const OPERATOR = { loginName: 'cheng', name: '程路', role: 'operator' } as const
const PHARMACIST = { loginName: 'shen', name: '沈知夏', role: 'pharmacist' } as const
const WORDS = '额头烫手心也烫'
const HEADLINE = '先量体温，再决定吃不吃药。'

journey(
  'an operator teaches the search how people say it, and shoppers find it once a pharmacist has let it in',
  async ({ app, gateway }) => {
    await app.open('searchResult', { keyword: '发热' })
    await app.seesNot(HEADLINE)

    const { work, leave } = await deskOf({ gateway }, OPERATOR, `/needs?name=${encodeURIComponent('发热')}`)
    await work.getByRole('combobox', { name: '搜索词' }).fill(WORDS)
    await work.getByRole('combobox', { name: '搜索词' }).press('Enter')
    await work.getByLabel('一句话，所有人').fill(HEADLINE)
    await work.getByLabel('这次为什么改').fill('顾客这样说')
    await work.frameLocator('iframe[title="店里的样子"]').getByText(HEADLINE).waitFor()
    await work.getByRole('button', { name: /提交复核/ }).click()
    await work.getByText('v1 已交药师复核', { exact: false }).waitFor()
    await leave()
    await app.reload()
    await app.seesNot(HEADLINE)

    const desk = await deskOf({ gateway }, PHARMACIST, '/revision-checks')
    await desk.work
      .getByRole('button', { name: /^复\s*核$/ })
      .first()
      .click()
    await desk.work.getByRole('region', { name: '比较' }).getByText(HEADLINE).waitFor()
    await desk.work.getByRole('button', { name: /^通过/ }).click()
    await desk.work.getByText('v1 已上线，顾客马上看到').waitFor()
    await desk.leave()

    await app.open('searchResult', { keyword: WORDS })
    // The search revalidates behind its answers (`search/current.ts`): the first one after a change may still be the one before it.
    await app.until(async () => {
      if (await app.page.getByText(HEADLINE).first().isVisible()) return true
      await app.reload()
      return undefined
    }, `does not find “${WORDS}”`)
    await app.sees('布洛芬缓释胶囊')
  },
)
