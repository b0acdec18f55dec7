import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { ProductsPage } from '../../counter/site/products/ProductsPage'
import { RevisionChecksPage } from '../../counter/site/revisionChecks/RevisionChecksPage'
import { products } from '../../gateway/tables'
import { staffAt, type StaffPerson } from '../support/counter'
import { written } from '../support/counterSku'
import { counterSite } from '../support/counterSite'
import { faults } from '../support/faults'
import type { Gateway } from '../support/gateway'
import { packingOf } from '../support/shop'
import { pressed } from '../support/pressed'

let gateway: Gateway
let site: ReturnType<typeof counterSite>
let operator: StaffPerson
let pharmacist: StaffPerson
let productCode: string

beforeEach(async () => {
  gateway = await gatewayAt()
  operator = await staffAt(gateway, { roles: ['operator'], name: '程路' })
  pharmacist = await staffAt(gateway, { roles: ['pharmacist'], name: '沈知夏' })
  ;({ productCode } = await packingOf(gateway, 'otcB'))
})
afterEach(() => {
  site.close()
  site.forget()
})

const summaryNow = async () =>
  (await gateway.db.select().from(products).where(eq(products.productCode, productCode))).map(({ summary }) => summary)
const bar = (label: string) => within(screen.getByLabelText(label))
const queue = () => {
  site = counterSite({ app: gateway.app, token: pharmacist.token, address: '/revision-checks', page: <RevisionChecksPage /> })
}

it('an operator writes words of a product, on their own leaf of the form, and hands them to a pharmacist', async () => {
  site = counterSite({ app: gateway.app, token: operator.token, address: `/products?code=${productCode}`, page: <ProductsPage /> })
  await screen.findByRole('region', { name: '商品信息' })
  fireEvent.click(screen.getByText('说明书'))
  expect((await screen.findAllByLabelText(/^(警示语|药品名称|成份|适应症|功能主治|用法用量|不良反应)$/)).length).toBeGreaterThan(3)
  fireEvent.click(screen.getByText('名称与要点'))
  expect(await faults()).toEqual([])
  fireEvent.change(await screen.findByLabelText('用途'), { target: { value: '' } })
  await bar('上线').findByText('请填写用途')
  fireEvent.change(screen.getByLabelText('用途'), { target: { value: '用于减轻不适。' } })
  within(screen.getByRole('region', { name: '比较' })).getByText('药师复核')
  fireEvent.change(bar('上线').getByRole('textbox'), { target: { value: '改得好懂' } })
  await bar('上线').findByText('改了文案：药师复核后上线，顾客才看到')
  await pressed(bar('上线'), /提交复核/)
  await screen.findByText('v1 已交药师复核，通过后马上上线')
  await screen.findByText('v1 在等药师复核：改得好懂')
  expect(await summaryNow()).not.toContain('用于减轻不适。')
})

it('a pharmacist reads what was, what is to be and who wrote it, and lets it into the shop by a key', async () => {
  await written(operator, productCode, { summary: '用于减轻不适。' })
  queue()
  await pressed(screen, /^复\s*核$/)
  const compared = within(await screen.findByRole('region', { name: '比较' }))
  compared.getByText(/^程路，.*：测试改价$/)
  expect(compared.getByText('用于减轻不适。').tagName).toBe('INS')
  await screen.findByText('通过后马上上线')
  expect(await faults()).toEqual([])
  fireEvent.keyDown(document.body, { key: 'a' })
  await screen.findByText('v1 已上线，顾客马上看到')
  await screen.findByText('复核文案都办完了')
  expect(await summaryNow()).toEqual(['用于减轻不适。'])
})

it('a pharmacist gives it back with what is wrong', async () => {
  await written(operator, productCode, { summary: '用于减轻不适。' })
  queue()
  await pressed(screen, /^复\s*核$/)
  await pressed(screen, /退\s*回/)
  fireEvent.click(await screen.findByLabelText(/^与说明书不一致/))
  fireEvent.change(screen.getByLabelText('说明（选填）'), { target: { value: '适应症没有这一条' } })
  fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true })
  await screen.findByText('已退回，写的人会看到原因')
  const { results } = await operator.revision.list({ query: {} })
  expect(results).toMatchObject([{ state: 'draft', problem: '沈知夏退回：与说明书不一致：适应症没有这一条' }])
})

it('whoever wrote it looks at it and does not decide', async () => {
  const both = await staffAt(gateway, { roles: ['operator', 'pharmacist'], name: '周全' })
  await written(both, productCode, { summary: '用于减轻不适。' })
  pharmacist = both
  queue()
  await pressed(screen, /^查\s*看$/)
  await screen.findByText('自己写的，要请另一位药师复核')
  expect(screen.queryByRole('button', { name: /通过/ })).toBeNull()
})

it('a pharmacist who is late is told who was quicker', async () => {
  const { revisionId } = await written(operator, productCode, { summary: '用于减轻不适。' })
  queue()
  await pressed(screen, /^复\s*核$/)
  await screen.findByText('通过后马上上线')
  await (await staffAt(gateway, { roles: ['pharmacist'], name: '顾明远' })).revision.approve({ params: { revisionId } })
  await pressed(screen, /通过/)
  expect((await screen.findByText(/已在/)).textContent).toMatch(/^顾明远已在 .* 复核通过了这份修订/)
})

it('pictures are put in another order, taken away and uploaded, with what is wrong with one said', async () => {
  site = counterSite({ app: gateway.app, token: operator.token, address: `/products?code=${productCode}`, page: <ProductsPage /> })
  await screen.findByRole('region', { name: '商品信息' })
  fireEvent.click(screen.getByText('图片', { selector: '.ant-segmented-item-label, .ant-segmented-item-label *' }))
  const shown = () => screen.getAllByAltText(/^第 \d 张$/).map((image) => image.getAttribute('src'))
  const [first, second] = shown()
  expect(await faults()).toEqual([])
  await pressed(screen, '第 2 张前移')
  expect(shown()).toEqual([second, first])
  await pressed(screen, '去掉第 2 张')
  expect(shown()).toEqual([second])
  // antd makes the field anew after each choice.
  const choose = (content: BlobPart) => {
    const files = [new File([content], 'pack.png', { type: 'image/png' })]
    fireEvent.change(document.querySelector('.goods-pictures input[type=file]')!, { target: { files } })
  }
  choose('<svg/>')
  await screen.findByText('只能上传 JPG、PNG 或 WebP 图片')
  const photo = await sharp({ create: { width: 500, height: 500, channels: 3, background: '#336699' } })
    .png()
    .toBuffer()
  choose(new Uint8Array(photo))
  await waitFor(() => expect(shown()).toHaveLength(2))
  expect(shown()[1]).toMatch(new RegExp(`^/pictures/${productCode}-[\\w-]{20,}-400.webp$`))
})
