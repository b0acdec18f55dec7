import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { noteAnswer, noteSilence } from '../../counter/site/client/offline'
import { PromotionsPage } from '../../counter/site/promotions/PromotionsPage'
import { staffAt, type StaffPerson } from '../support/counter'
import { counterSite } from '../support/counterSite'
import type { Gateway } from '../support/gateway'
import { pressed } from '../support/pressed'
import { packingOf } from '../support/shop'

let gateway: Gateway
let site: ReturnType<typeof counterSite>
let she: StaffPerson
const ID = 'full69'

beforeEach(async () => {
  gateway = await gatewayAt()
  she = await staffAt(gateway, { roles: ['operator'], name: '程路' })
})
afterEach(() => {
  site.close()
  site.forget()
})

const opened = (address = `/promotions?id=${ID}`) => {
  site = counterSite({ app: gateway.app, token: she.token, address, page: <PromotionsPage /> })
}
const form = () => screen.findByRole('region', { name: '活动内容' })
const bar = () => within(screen.getByLabelText('上线'))
const because = (words: string) => fireEvent.change(bar().getByRole('textbox'), { target: { value: words } })
const press = (name: RegExp) => pressed(bar(), name)
const type = (label: string, value: string) => {
  const field = screen.getByLabelText(label)
  fireEvent.change(field, { target: { value } })
  fireEvent.blur(field)
}
const carts = () => within(screen.getByRole('region', { name: '三个购物车' }))
const one = (promotionId = ID) => she.promotion.one({ params: { promotionId } })
const faults = async () => {
  const rules = { 'color-contrast': { enabled: false }, region: { enabled: false }, 'heading-order': { enabled: false } }
  return (await axe.run(document.body, { rules, iframes: false })).violations
}

describe('promotions at the counter', () => {
  it('are opened from the list, tried on three carts, kept as a draft and published', async () => {
    opened('/promotions')
    fireEvent.click((await screen.findAllByRole('button', { name: /^修\s*改$/ }))[0]!)
    await form()
    bar().getByText('没有改动')
    await carts().findAllByText(/^[123] 件：/)
    expect(await faults()).toEqual([])
    await act(async () => noteSilence())
    await carts().findByText('现在算不了')
    await act(async () => noteAnswer())
    site.close()
    opened()
    await form()
    type('第 1 档减（元）', '12')
    await screen.findByText('原 满 69 减 10，满 139 减 25，满 239 减 45')
    because('换季')
    await press(/存\s*草\s*稿/)
    await screen.findByText('v1 已存为草稿，顾客看不到')
    expect((await one()).text).toBe('满69减10')
    fireEvent.click(await screen.findByRole('button', { name: '接着改 v1' }))
    await waitFor(() =>
      expect(
        bar()
          .getByRole('button', { name: /立即上线/ })
          .hasAttribute('disabled'),
      ).toBe(false),
    )
    await press(/立即上线/)
    await screen.findByText(/v1 已上线/)
    expect((await one()).text).toBe('满69减12')
  })

  it('say beside the field what may not be, and ask for a sentence where it looks like a slip', async () => {
    const { productCode } = await packingOf(gateway, 'rx')
    opened()
    await form()
    because('试试')
    type('参加的商品编码', productCode)
    await press(/立即上线/)
    const [beside] = await screen.findAllByText(/^处方药不能参加：/)
    expect(beside?.closest('.revised-field')).not.toBeNull()
    type('参加的商品编码', '')
    type('第 1 档减（元）', '60')
    type('第 2 档减（元）', '61')
    type('第 3 档减（元）', '62')
    await press(/立即上线/)
    type('照上面的句子输入：', await sentence())
    await press(/立即上线/)
    await screen.findByText(/v1 已上线/)
  })

  it('keep what was typed where somebody else was quicker, and hold it against what stands there now', async () => {
    opened()
    await form()
    type('第 1 档减（元）', '12')
    because('换季')
    const other = await staffAt(gateway, { roles: ['operator'], name: '陆鸣' })
    const edited = { endsAt: '2027-03-01T00:00:00.000Z' }
    await other.revision.write({ body: { subject: 'promotion', subjectId: ID, edited, reason: '延长', when: 'now' } })
    await press(/立即上线/)
    await screen.findByText(/您打开之后，这里有变化：陆鸣/)
    fireEvent.click(screen.getByRole('button', { name: '保留我填的，重新比较' }))
    await waitFor(() => expect(screen.queryByText(/您打开之后，这里有变化/)).toBeNull())
    await press(/立即上线/)
    await screen.findByText(/v2 已上线/)
    expect(await one()).toMatchObject({ text: '满69减12', fields: edited })
  })

  it('are made like another one, under an address of their own', async () => {
    opened('/promotions')
    fireEvent.click((await screen.findAllByRole('button', { name: '照此新建' }))[0]!)
    await form()
    screen.getByText('还没有上线')
    const promotionId = new URLSearchParams(window.location.search).get('id')!
    expect(await one(promotionId)).toMatchObject({ isNew: true })
    because('周年庆')
    await press(/立即上线/)
    await screen.findByText(/v1 已上线/)
    await waitFor(async () => expect(await one(promotionId)).toMatchObject({ isNew: false, fields: { productCodes: null } }))
  })
})

/** The sentence that is asked for. */
const sentence = async () => /「(.+)」/.exec((await screen.findByText(/确认的话，请输入「/)).textContent)?.[1] ?? ''
