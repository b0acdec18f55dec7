import { fireEvent, screen, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { svipCards } from '../../gateway/tables'
import { beginSvipPauses } from '../../gateway/modules/svip/beginPauses'
import { MembershipsPage } from '../../counter/site/memberships/MembershipsPage'
import { DAY_SECONDS, HOUR_SECONDS } from '../../src/lib/duration'
import type { StaffPerson } from '../support/counter'
import { counterSite } from '../support/counterSite'
import { faults } from '../support/faults'
import { pressed } from '../support/pressed'
import { shopAt, type Shop } from '../support/shop'
import { svipPaid } from '../support/svipAt'
import { stayingOperator } from '../support/svipShop'

let shop: Shop
let site: ReturnType<typeof counterSite>
let cheng: StaffPerson
let orderId: string

beforeEach(async () => {
  shop = await shopAt()
  cheng = await stayingOperator(shop)
  orderId = await svipPaid(shop, shop.zhou, 'year')
})
afterEach(() => {
  site.close()
  site.forget()
})

const opened = (address = '/memberships') => {
  site = counterSite({ app: shop.app, token: cheng.token, address, page: <MembershipsPage /> })
}
const openedCase = () => opened(`/memberships?membership=${orderId}`)
const of = (reason: string) => ({ params: { orderId }, body: { reason } })
const NAME = '周* 的 SVIP 年卡'
/** The dialog of one of the ways. */
const asked = async (way: string) => {
  await pressed(screen, new RegExp(`^${way}$`))
  return within(await screen.findByRole('dialog'))
}
const write = (dialog: Awaited<ReturnType<typeof asked>>, reason: string) =>
  fireEvent.change(dialog.getByLabelText('原因'), { target: { value: reason } })
const told = async () => (await shop.zhou.message.list({ query: { kind: 'reward' } })).results[0]?.text
const search = (figures: string) => {
  const field = screen.getByLabelText('按卡号查找')
  fireEvent.change(field, { target: { value: figures } })
  // Held down, Enter searches once.
  fireEvent.keyDown(field, { key: 'Enter', code: 'Enter' })
  fireEvent.keyUp(field, { key: 'Enter', code: 'Enter' })
}
async function paused() {
  await cheng.membership.announcePause(of('多次把体验卡卖给他人'))
  shop.clock.advance(3 * DAY_SECONDS)
  await beginSvipPauses({ db: shop.db, providers: shop.providers, now: shop.clock.now() })
}

describe('memberships at the counter', () => {
  it('are listed, masked, with plan, days, state, what was paid and saved, and are opened from there', async () => {
    opened()
    const row = within((await screen.findByText('年卡')).closest('tr')!)
    for (const text of ['实付 168.00 元', '生效中', '0.00 元']) row.getByText(text)
    row.getByText('周*')
    row.getByText(/^1\d\d\*{4}\d{4}$/)
    row.getByText(/^卡号 8806 \*{4} \d{4}$/)
    await pressed(screen, `办理 ${NAME}`)
    await screen.findByRole('heading', { name: NAME })
    await screen.findByText(/^168\.00 元，.* 付款$/)
    expect(window.location.search).toBe(`?membership=${orderId}`)
    expect(await faults()).toEqual([])
  })

  it('are found by the last figures of a card, and what is no card is said so', async () => {
    const [card] = await shop.db.select().from(svipCards).where(eq(svipCards.memberId, shop.zhou.memberId))
    opened()
    await screen.findByText('年卡')
    search('88')
    await screen.findByText('请输入完整的卡号，或卡号后四位')
    search(card!.cardNumber.endsWith('0000') ? '0001' : '0000')
    await screen.findByText(/^没有这张会员卡/)
    search(`8806 ${card!.cardNumber.slice(4, 8)} ${card!.cardNumber.slice(8)}`)
    expect(await screen.findByText('年卡')).toBeDefined()
  })

  it('of which none is frozen say so', async () => {
    opened('/memberships?part=frozen')
    expect(await screen.findByText('没有冻结的会员卡')).toBeDefined()
  })

  it('have their card frozen with a reason that the member reads, and thawed', async () => {
    openedCase()
    await screen.findByText(NAME)
    const dialog = await asked('冻结会员卡')
    dialog.getByText('会员会读到，不写别的会员是谁')
    await pressed(dialog, /^冻\s*结$/)
    await dialog.findByText('请写清原因（至少 4 个字）')
    expect(site.sent).toEqual([])
    write(dialog, '会员来电，卡被他人使用')
    await pressed(dialog, /^冻\s*结$/)
    await screen.findByText('已冻结，会员已收到消息')
    await screen.findByText(/：会员来电，卡被他人使用$/)
    expect(await told()).toContain('会员来电，卡被他人使用')
    const thaw = await asked('解冻会员卡')
    write(thaw, '核对过本人身份')
    await pressed(thaw, /^解\s*冻$/)
    await screen.findByText('已解冻，会员已收到消息')
    await shop.zhou.svip.qrCode()
  })

  it('have a pause announced, and taken back', async () => {
    openedCase()
    await screen.findByText(NAME)
    const dialog = await asked('暂停权益')
    dialog.getByText(/3 天后自动暂停，这之前可以取消/)
    write(dialog, '多次把体验卡卖给他人')
    await pressed(dialog, '告知会员')
    await screen.findByText('已告知会员，3 天后自动暂停')
    await screen.findByText('权益将要暂停')
    await screen.findByText(/^将要暂停：多次把体验卡卖给他人（/)
    const back = await asked('取消暂停')
    write(back, '会员说明了情况')
    await pressed(back, '取消暂停')
    await screen.findByText('已取消，会员已收到消息')
    await screen.findByText(/^已取消，没有暂停：/)
    expect(site.sent.map(({ line }) => line)).toEqual([`PUT /memberships/${orderId}/pause`, `PUT /memberships/${orderId}/pause/takeBack`])
  })

  it('have a pause lifted by who says whether it was right, with its days back where it was not', async () => {
    await paused()
    openedCase()
    await screen.findByText('权益暂停中')
    const dialog = await asked('恢复权益')
    write(dialog, '核对过来往记录')
    await pressed(dialog, /^恢\s*复$/)
    await dialog.findByText('请选择为什么恢复')
    fireEvent.click(dialog.getByLabelText(/^暂停没有错/))
    expect(dialog.getByLabelText<HTMLInputElement>(/^暂停有误/).disabled).toBe(true)
    site.close()
    // An hour less than two days: each that began is whole.
    shop.clock.advance(2 * DAY_SECONDS - HOUR_SECONDS)
    openedCase()
    await screen.findByText('权益暂停中')
    const again = await asked('恢复权益')
    fireEvent.click(again.getByLabelText('暂停有误，补回 2 天和期间的专享券'))
    await pressed(again, /^恢\s*复$/)
    await screen.findByText('已恢复，会员已收到消息')
    await screen.findByText(/（含补回的 2 天）$/)
    expect(await told()).toContain('2 天已补回')
  })

  it('are given back for a fault of ours, for a sum that stands there before', async () => {
    openedCase()
    await screen.findByText(/^168\.00 元，剩余 \d+ \/ \d+ 天$/)
    const dialog = await asked('按剩余天数退款')
    dialog.getByText('168.00 元')
    write(dialog, '系统升级，本店停办会员')
    await pressed(dialog, /^退\s*款$/)
    await screen.findByText('已退款，会员已收到消息')
    await screen.findByText('168.00 元，我们退款：系统升级，本店停办会员')
    expect(screen.queryByText('按剩余天数退款')).toBeNull()
  })

  it('keep the reason where the gateway does not take it', async () => {
    openedCase()
    await screen.findByText(NAME)
    site.refuses.set(`PUT /memberships/${orderId}/freeze`, { status: 503, code: 'BUSY', message: '服务繁忙' })
    const dialog = await asked('冻结会员卡')
    write(dialog, '会员来电，卡被他人使用')
    await pressed(dialog, /^冻\s*结$/)
    await dialog.findByText('服务繁忙')
    expect(dialog.getByLabelText<HTMLTextAreaElement>('原因').value).toBe('会员来电，卡被他人使用')
  })

  it('that a colleague did something to meanwhile say who and what, and nothing is written', async () => {
    openedCase()
    await screen.findByText(NAME)
    const dialog = await asked('冻结会员卡')
    write(dialog, '会员来电，卡被他人使用')
    const lu = await stayingOperator(shop, '陆鸣')
    await lu.membership.announcePause(of('多次把体验卡卖给他人'))
    await pressed(dialog, /^冻\s*结$/)
    await dialog.findByText(/：陆鸣在 .* 告知暂停会员权益。$/)
    expect((await shop.zhou.svip.overview()).card).toMatchObject({ isFrozen: false })
    await pressed(dialog, '看现在的')
    await screen.findByText('权益将要暂停')
  })

  it('of which one is nowhere to be found say so, and lead back', async () => {
    opened('/memberships?membership=of-nobody')
    await screen.findByText('没有找到这个会员')
    await pressed(screen, '返回列表')
    expect(await screen.findByText('年卡')).toBeDefined()
  })
})
