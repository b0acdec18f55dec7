import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { CouponsPage } from '../../counter/site/coupons/CouponsPage'
import { memberCoupons } from '../../gateway/tables'
import { staffAt, type StaffPerson } from '../support/counter'
import { counterSite } from '../support/counterSite'
import { faults } from '../support/faults'
import type { Gateway } from '../support/gateway'
import { bar, because, carts, press, type } from '../support/revisedPage'
import { newBuyers } from '../support/shop'
import { pressed } from '../support/pressed'

let gateway: Gateway
let site: ReturnType<typeof counterSite>
let she: StaffPerson
const TYPE = 'shop99'

beforeEach(async () => {
  gateway = await gatewayAt()
  she = await staffAt(gateway, { roles: ['operator'], name: '程路' })
  await gateway.db.delete(memberCoupons).where(eq(memberCoupons.couponType, TYPE))
})
afterEach(() => {
  site.close()
  site.forget()
})

const opened = (address = `/coupons?id=${TYPE}`) => {
  site = counterSite({ app: gateway.app, token: she.token, address, page: <CouponsPage /> })
}
const form = () => screen.findByRole('region', { name: '优惠券内容' })
const one = (couponType = TYPE) => she.coupon.one({ params: { couponType } })

describe('coupons at the counter', () => {
  it('are tried on three carts, published with a reason, and refused beside the field where somebody holds a better one', async () => {
    opened()
    await form()
    await carts().findAllByText(/^[123] 件：/)
    expect(await faults()).toEqual([])
    site.cut()
    await carts().findByText('现在算不了')
    site.mend()
    type('面额', '20')
    await screen.findByText('原 15 元')
    because('换季')
    await press(/立即上线/)
    await screen.findByText(/v1 已上线/)
    expect(await one()).toMatchObject({ rule: '非处方药与健康商品满 99 元减 20 元，处方药不参与。' })
    fireEvent.click(await screen.findByRole('checkbox', { name: '比较 v1' }))
    within(await screen.findByRole('region', { name: '比较' })).getByText('v1 改了什么')
    const [buyer] = await newBuyers(gateway, 1)
    await buyer!.coupon.draw({ body: { couponType: TYPE, source: 'page' } })
    await bar().findByText('没有改动')
    type('面额', '5')
    because('太多了')
    await press(/立即上线/)
    const [beside] = await screen.findAllByText(/^有 1 位会员领了还没用/)
    expect(beside?.closest('.revised-field')).not.toBeNull()
  })

  it('say how many are left, which is edited by itself and at once', async () => {
    opened()
    await form()
    await pressed(bar(), '改张数')
    const dialog = within(await screen.findByRole('dialog'))
    type('面额', '20')
    because('换季')
    await waitFor(() =>
      expect(
        bar()
          .getByText(/立即上线/)
          .closest('button')?.disabled,
      ).toBe(false),
    )
    fireEvent.keyDown(document, { key: 'Enter', ctrlKey: true })
    fireEvent.change(dialog.getByLabelText('剩余张数'), { target: { value: '7' } })
    fireEvent.change(dialog.getByLabelText('这次为什么改'), { target: { value: '停发之前' } })
    await pressed(dialog, /^保\s*存$/)
    await screen.findByText(/^剩余 7 张/)
    expect(await one()).toMatchObject({ remaining: 7 })
    // Ctrl Enter is the dialog's business while one lies over the page.
    expect(site.sent.filter(({ line }) => line === 'POST /revisions')).toEqual([])
  })

  it('keep what was typed where somebody else was quicker, and hold it against what stands there now', async () => {
    opened()
    await form()
    type('面额', '20')
    because('换季')
    const other = await staffAt(gateway, { roles: ['operator'], name: '陆鸣' })
    await other.revision.write({ body: { subject: 'coupon', subjectId: TYPE, edited: { validDays: 9 }, reason: '短一点', when: 'now' } })
    await press(/立即上线/)
    await screen.findByText(/您打开之后，这里有变化：陆鸣/)
    await pressed(screen, '保留我填的，重新比较')
    await waitFor(() => expect(screen.queryByText(/您打开之后，这里有变化/)).toBeNull())
    await press(/立即上线/)
    await screen.findByText(/v2 已上线/)
    expect((await one()).fields).toMatchObject({ amount: 2000, validDays: 9 })
  })

  it('are made like another one with how many there are at first, and can be drawn', async () => {
    opened('/coupons')
    fireEvent.click((await screen.findAllByRole('button', { name: '照此新建' }))[0]!)
    await form()
    const couponType = new URLSearchParams(window.location.search).get('id')!
    type('券名', '周年券')
    type('剩余张数', '3')
    because('周年庆')
    await press(/立即上线/)
    await screen.findByText(/v1 已上线/)
    await waitFor(async () => expect(await one(couponType)).toMatchObject({ isNew: false, remaining: 3, fields: { name: '周年券' } }))
  })
})
