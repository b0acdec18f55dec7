import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { PromotionsPage } from '../../counter/site/promotions/PromotionsPage'
import { staffAt, type StaffPerson } from '../support/counter'
import { counterSite } from '../support/counterSite'
import { faults } from '../support/faults'
import type { Gateway } from '../support/gateway'
import { bar, because, carts, press, type } from '../support/revisedPage'
import { packingOf } from '../support/shop'
import { pressed } from '../support/pressed'

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
const one = (promotionId = ID) => she.promotion.one({ params: { promotionId } })

/** What a search for goods offers, and why what it does not. */
const found = async (label: string, words: string, offered: RegExp) => {
  fireEvent.change(await screen.findByRole('combobox', { name: label }), { target: { value: words } })
  const options = await screen.findAllByText(offered, { selector: '.ant-select-item-option-content' })
  return options[0]!
}

describe('promotions at the counter', () => {
  it('are for goods that are found by name, with a gift that is, and neither is one that may not be', async () => {
    const [rx, sold, given] = [await packingOf(gateway, 'rx'), await packingOf(gateway, 'otcB'), await packingOf(gateway, 'none')]
    opened()
    await form()
    type('参加的商品编码', `${rx.productCode} 999999`)
    const chosen = within(await screen.findByRole('list', { name: '参加的商品' }))
    await chosen.findByText('处方药不能参加')
    await chosen.findByText('999999 没有这件商品')
    await pressed(chosen, `去掉 ${rx.productCode}`)
    await pressed(chosen, '去掉 999999')
    const refused = await found('加一件商品', rx.productCode, /处方药不能参加$/)
    expect(refused.closest('[aria-disabled="true"], .ant-select-item-option-disabled')).not.toBeNull()
    fireEvent.click(await found('加一件商品', sold.productCode, new RegExp(`（${sold.productCode}）$`)))
    await within(await screen.findByRole('list', { name: '参加的商品' })).findByText(sold.productCode)
    fireEvent.mouseDown(screen.getByRole('combobox', { name: '种类' }))
    fireEvent.click(await screen.findByText('满赠', { selector: '.ant-select-item-option-content' }))
    expect((await found('选赠品', rx.skuCode, /处方药不能送$/)).closest('.ant-select-item-option-disabled')).not.toBeNull()
    fireEvent.click(await found('选赠品', given.skuCode, new RegExp(`（${given.skuCode}）$`)))
    await screen.findByRole('button', { name: '不送了' })
    because('换季')
    await press(/立即上线/)
    await screen.findByText(/v1 已上线/)
    expect((await one()).fields).toMatchObject({ productCodes: [sold.productCode], giftSkuCode: given.skuCode })
  })

  it('are of a main product with what is cheaper beside it, both found by name, and neither a prescription drug', async () => {
    const [rx, main, other] = [await packingOf(gateway, 'rx'), await packingOf(gateway, 'otcB'), await packingOf(gateway, 'none')]
    opened()
    await form()
    fireEvent.mouseDown(screen.getByRole('combobox', { name: '种类' }))
    fireEvent.click(await screen.findByText('搭配购', { selector: '.ant-select-item-option-content' }))
    expect((await found('选主商品', rx.skuCode, /处方药不能参加$/)).closest('.ant-select-item-option-disabled')).not.toBeNull()
    fireEvent.click(await found('选主商品', main.productCode, new RegExp(`（${main.productCode}）$`)))
    await screen.findByRole('button', { name: `去掉 ${main.productCode}` })
    expect((await found('加一件搭配商品', main.productCode, /已经在内$/)).closest('.ant-select-item-option-disabled')).not.toBeNull()
    because('换季')
    await press(/立即上线/)
    // The carts say it, too: they cannot be reckoned.
    await screen.findByText('请选 1 到 3 件搭配商品', { selector: '.revised-problem' })
    fireEvent.click(await found('加一件搭配商品', other.productCode, new RegExp(`（${other.productCode}）$`)))
    await screen.findByLabelText('第 1 件搭配商品每件省（元）')
    type('第 1 件搭配商品每件省（元）', '2.5')
    await press(/立即上线/)
    await screen.findByText(/v1 已上线/)
    const companions = [{ productCode: other.productCode, off: 250 }]
    expect(await one()).toMatchObject({ text: '搭配省2.50元', fields: { levels: [], productCodes: [main.productCode], companions } })
    site.close()
    site.forget()
    opened()
    await form()
    await screen.findByLabelText('第 1 件搭配商品每件省（元）')
    expect(await faults()).toEqual([])
  })

  it('say that no product has a code only once that was answered', async () => {
    const [{ productCode: one }, { productCode: other }] = [await packingOf(gateway, 'otcB'), await packingOf(gateway, 'none')]
    opened()
    await form()
    type('参加的商品编码', one)
    const chosen = within(await screen.findByRole('list', { name: '参加的商品' }))
    await chosen.findByText(one, { selector: 'small' })
    const asked = new Promise((resolve) => {
      site.answers.set('GET /products/named', () => new Promise(() => resolve(true)))
    })
    type('参加的商品编码', `${one} ${other}`)
    await act(() => asked)
    chosen.getByText(one, { selector: 'small' })
    chosen.getByText(other)
    expect(chosen.queryByText(/没有这件商品/)).toBeNull()
  })

  it('are opened from the list, tried on three carts, kept as a draft and published', async () => {
    opened('/promotions')
    fireEvent.click((await screen.findAllByRole('button', { name: /^修\s*改$/ }))[0]!)
    await form()
    bar().getByText('没有改动')
    await carts().findAllByText(/^[123] 件：/)
    expect(await faults()).toEqual([])
    site.cut()
    await carts().findByText('现在算不了')
    site.mend()
    site.close()
    opened()
    await form()
    type('第 1 档减（元）', '12')
    await screen.findByText('原 满 69 减 10，满 139 减 25，满 239 减 45')
    because('换季')
    await press(/存\s*草\s*稿/)
    await screen.findByText('v1 已存为草稿，顾客看不到')
    expect((await one()).text).toBe('满69减10')
    await pressed(screen, '接着改 v1')
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
    await pressed(screen, '保留我填的，重新比较')
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
