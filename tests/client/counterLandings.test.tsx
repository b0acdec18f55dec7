import { fireEvent, screen, within } from '@testing-library/react'
import { LandingsPage } from '../../counter/site/landings/LandingsPage'
import { staffAt, type StaffPerson } from '../support/counter'
import { counterSite } from '../support/counterSite'
import { faults } from '../support/faults'
import type { Gateway } from '../support/gateway'
import { pressed } from '../support/pressed'
import { because, press, type } from '../support/revisedPage'
import { packingOf } from '../support/shop'

let gateway: Gateway
let site: ReturnType<typeof counterSite>
let she: StaffPerson

beforeEach(async () => {
  gateway = await gatewayAt()
  she = await staffAt(gateway, { roles: ['operator'], name: '程路' })
})
afterEach(() => {
  site.close()
  site.forget()
})
const opened = (address: string) => {
  site = counterSite({ app: gateway.app, token: she.token, address, page: <LandingsPage /> })
}
const page = (code: string) => gateway.visitor.landing.one({ params: { landingCode: code } })

describe('landing pages at the counter', () => {
  it('are listed with their code and how many came by them, and one is made like another under a code of its own', async () => {
    const [rx, sold] = [await packingOf(gateway, 'rx'), await packingOf(gateway, 'otcB')]
    opened('/landings')
    const row = within((await screen.findByText('qh-glucose')).closest('tr')!)
    expect(row.getByText('0 人')).toBeTruthy()
    await pressed(row, '照此新建')
    await screen.findByRole('region', { name: '活动页内容' })
    expect(screen.getByLabelText<HTMLInputElement>('合作方').value).toBe('云岭糖友会（演示）')
    type('编号', 'qh-pressure')
    type('标题', '新的活动')
    type('参加的商品编码', rx.productCode)
    because('新活动')
    await press(/立即上线/)
    await screen.findByText('这个编号已用于「在家量血压，量得准」，请换一个', { selector: '.revised-problem' })
    type('编号', 'QH-spring')
    await press(/立即上线/)
    await screen.findByText(/^处方药不能参加：/, { selector: '.revised-problem' })
    type('参加的商品编码', sold.productCode)
    await press(/立即上线/)
    await screen.findByText(/v1 已上线/)
    expect(await page('qh-spring')).toMatchObject({ title: '新的活动', products: [{ productCode: sold.productCode }], couponType: null })
    expect(await faults()).toEqual([])
  })

  it('can be given a coupon that is drawn, and end now instead of later', async () => {
    opened('/landings?id=pressure')
    await screen.findByRole('region', { name: '活动页内容' })
    fireEvent.mouseDown(screen.getByRole('combobox', { name: '优惠券' }))
    fireEvent.click(await screen.findByText('家庭常备药券', { selector: '.ant-select-item-option-content' }))
    because('换券')
    await press(/立即上线/)
    await screen.findByText(/v1 已上线/)
    const { couponType, endsAt } = await page('qh-pressure')
    expect(couponType).toBe('home69')
    await pressed(within(screen.getByRole('region', { name: '活动页内容' })), '现在就结束')
    because('活动结束')
    await press(/立即上线/)
    await screen.findByText(/v2 已上线/)
    expect(Date.parse((await page('qh-pressure')).endsAt)).toBeLessThan(Date.parse(endsAt))
  })
})
