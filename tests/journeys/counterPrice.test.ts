import { HOUR, MINUTE } from '../../src/lib/duration'
import { shopFormat } from '../../src/lib/time'
import { eventually } from '../support/eventually'
import { deskOf } from './support/deskOf'
import { journey } from './support/journey'

const IBUPROFEN = '110011'
const OPERATOR = { loginName: 'cheng', name: '程路', role: 'operator' } as const
const PRODUCT = `/products?code=${IBUPROFEN}`

/** Integer cents, as the shop answers now. */
async function priceAt({ address }: { address: string }): Promise<number | undefined> {
  const page = (await (await fetch(`${address}/api/product/v3/${IBUPROFEN}`)).json()) as { packings: Array<{ salePrice: number }> }
  return page.packings[0]?.salePrice
}

journey('an operator lowers a price, a shopper sees it at once, and again the old one when it is taken back', async ({ app, gateway }) => {
  await app.open('product', { productCode: IBUPROFEN })
  await app.sees('22.80')

  const { work, leave } = await deskOf({ gateway }, OPERATOR, PRODUCT)
  await work.getByLabel('售价').first().fill('21.35')
  await work.getByRole('region', { name: '比较' }).getByText('¥21.35').waitFor()
  await work.getByLabel('这次为什么改').fill('和药店同价')
  await work.getByRole('button', { name: /立即上线/ }).click()
  await work.getByText('v1 已上线，顾客马上看到').waitFor()

  await app.reload()
  await app.sees('21.35')
  await app.open('searchResult', { keyword: '布洛芬缓释胶囊' })
  await app.sees('21.35')

  await work.getByRole('button', { name: '撤回 v1' }).click()
  await work.getByRole('button', { name: /^撤\s*回$/ }).click()
  await work.getByRole('button', { name: '撤回修改' }).click()
  await work.getByText('程路', { exact: false }).filter({ hasText: '已撤回' }).waitFor()
  await leave()

  await app.reload()
  await app.sees('22.80')
  await app.seesNot('21.35')
})

journey('an operator schedules a price, and shoppers see it from that moment on', async ({ app, gateway }) => {
  const { work, leave } = await deskOf({ gateway }, OPERATOR, PRODUCT)
  const begins = new Date(gateway.now().getTime() + HOUR)
  await work.getByLabel('售价').first().fill('19.90')
  await work.getByLabel('这次为什么改').fill('晚间特价')
  await work.getByRole('button', { name: '定时上线…' }).click()
  await work.getByLabel('从什么时候起（商城时间）').fill(shopFormat(begins, 'YYYY-MM-DDTHH:mm'))
  await work.getByRole('button', { name: /^定时上线$/ }).click()
  await work.getByText(/^v1 定于 .* 上线：晚间特价$/).waitFor()
  await leave()
  await app.open('product', { productCode: IBUPROFEN })
  await app.sees('22.80')

  await gateway.restartAt(new Date(begins.getTime() + MINUTE))
  // Whoever looks in the seconds until the job has run is told the old price, and pays it.
  await eventually(async () => expect(await priceAt(gateway)).toBe(1990))
  await app.reload()
  await app.sees('19.90')
})
