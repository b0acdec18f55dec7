import { deskOf } from './support/deskOf'
import { journey } from './support/journey'

const IBUPROFEN = '110011'
const OPERATOR = { loginName: 'cheng', name: '程路', role: 'operator' } as const

journey('an operator lowers a price, a shopper sees it at once, and again the old one when it is taken back', async ({ app, gateway }) => {
  await app.open('product', { productCode: IBUPROFEN })
  await app.sees('22.80')

  const { work, leave } = await deskOf({ gateway }, OPERATOR, `/products?code=${IBUPROFEN}`)
  await work
    .getByRole('row', { name: new RegExp(`${IBUPROFEN}-1`) })
    .getByRole('button', { name: /^修\s*改$/ })
    .click()
  await work.getByLabel('售价（元）').fill('21.35')
  await work.getByRole('region', { name: '保存后顾客看到' }).getByText('¥21.35').first().waitFor()
  await work
    .getByRole('button', { name: /^保\s*存$/ })
    .last()
    .click()
  await work.getByText('已保存，顾客马上看到').waitFor()

  await app.reload()
  await app.sees('21.35')
  await app.open('searchResult', { keyword: '布洛芬缓释胶囊' })
  await app.sees('21.35')

  await work.goto(`${gateway.address}/work/changes?subjectId=${IBUPROFEN}-1`)
  await work.getByRole('button', { name: /^撤\s*回$/ }).click()
  await work.getByRole('button', { name: '撤回修改' }).click()
  await work.getByText('程路', { exact: false }).filter({ hasText: '已撤回' }).waitFor()
  await leave()

  await app.reload()
  await app.sees('22.80')
  await app.seesNot('21.35')
})
