import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { LotteriesPage } from '../../counter/site/lotteries/LotteriesPage'
import { lotteries } from '../../gateway/tables'
import { staffAt, type StaffPerson } from '../support/counter'
import { counterSite } from '../support/counterSite'
import { faults } from '../support/faults'
import type { Gateway } from '../support/gateway'
import { pressed } from '../support/pressed'
import { bar, because, press, type } from '../support/revisedPage'
import { WELCOME } from '../support/wonPrize'

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

const opened = (address = '/lotteries') => {
  site = counterSite({ app: gateway.app, token: she.token, address, page: <LotteriesPage /> })
}
const form = () => screen.findByRole('region', { name: '活动内容' })
const prizes = () => within(screen.getByRole('region', { name: '奖品' }))
const choose = async (label: string, option: RegExp | string) => {
  fireEvent.mouseDown(screen.getByRole('combobox', { name: label }))
  fireEvent.click((await screen.findAllByText(option, { selector: '.ant-select-item-option-content' })).at(-1)!)
}
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
const openedId = () => new URLSearchParams(window.location.search).get('id') ?? ''

/** A coin, a coupon, and six times nothing: 40 percent of what it takes. */
async function typedPrizes() {
  await choose('第 1 格种类', '健康币')
  type('第 1 格名称', '10 健康币')
  type('第 1 格数额', '10')
  type('第 1 格概率（%）', '30')
  await choose('第 2 格种类', '优惠券')
  fireEvent.change(screen.getByRole('combobox', { name: '第 2 格优惠券' }), { target: { value: '满 30 减 5' } })
  await choose('第 2 格优惠券', /^满 30 减 5 券/)
  type('第 2 格名称', '5 元券')
  type('第 2 格概率（%）', '10')
}

async function begun() {
  // The demonstration's runs already.
  await gateway.db.delete(lotteries)
  opened()
  await pressed(screen, '新建抽奖活动')
  await form()
  type('活动名称', '秋日好礼')
  await typedPrizes()
  because('换季')
}

describe('a draw at the counter', () => {
  it('says beside the prizes that odds do not add up, and what was typed stays', async () => {
    await begun()
    prizes().getByText('概率合计 40%，应为 100%')
    await press(/立即上线/)
    await prizes().findByText('概率加起来应是 100%，现在还差 60%')
    expect([valueOf('活动名称'), valueOf('第 1 格名称'), valueOf('第 2 格概率（%）')]).toEqual(['秋日好礼', '10 健康币', '10'])
  })

  it('is published with its eight prizes and the rules that follow', async () => {
    await begun()
    type('第 3 格概率（%）', '60')
    await press(/立即上线/)
    const rules = within(await screen.findByRole('region', { name: '活动规则' }))
    rules.getByText('10 健康币（价值 0.10 元）；5 元券（满30减5，得到后 30 天内有效）')
    const { fields, isNew } = await she.lottery.one({ params: { activityId: openedId() } })
    expect([isNew, fields.title, fields.prizes.map(({ odds }) => odds)]).toEqual([
      false,
      '秋日好礼',
      [300_000, 100_000, 600_000, 0, 0, 0, 0, 0],
    ])
    expect(fields.prizes[1]).toMatchObject({ prizeType: 'coupon', couponType: 'lottery5', amount: null, quantity: null })
  })

  it('shows how the prizes lie around the button', async () => {
    await begun()
    const cells = within(prizes().getByRole('list', { name: '九宫格' })).getAllByRole('listitem')
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      ...['10 健康币', '5 元券', '下次好运'],
      ...['下次好运', '抽奖', '下次好运'],
      ...['下次好运', '下次好运', '下次好运'],
    ])
  })

  it('begins like another one, but for its period', async () => {
    opened()
    await pressed(screen, '照此新建')
    await form()
    expect(openedId()).not.toBe(WELCOME)
    expect([valueOf('活动名称'), valueOf('第 3 格名称'), valueOf('第 3 格数量')]).toEqual(['青禾有礼', '血压计', '5'])
  })

  it('that runs cannot be edited, and is stopped with a reason', async () => {
    opened(`/lotteries?id=${WELCOME}`)
    await screen.findByText(/^活动已经开始，规则不能再改/)
    expect(screen.getByLabelText<HTMLInputElement>('活动名称').disabled).toBe(true)
    expect(await faults()).toEqual([])
    await pressed(bar(), /^停\s*止$/)
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.change(dialog.getByLabelText('停止的原因'), { target: { value: '奖品发错了' } })
    await pressed(dialog, '停止活动')
    await screen.findByText('活动已停止：奖品发错了')
    expect(bar().queryByRole('button', { name: /^停\s*止$/ })).toBeNull()
    expect(await she.lottery.one({ params: { activityId: WELCOME } })).toMatchObject({ stoppedFor: '奖品发错了' })
  })
})

describe('the draws of the counter', () => {
  it('are listed with how they stand', async () => {
    opened()
    const row = (await screen.findByText('青禾有礼')).closest('tr')!
    within(row).getByText('进行中')
    expect(await faults()).toEqual([])
  })

  it('are filtered by that', async () => {
    opened()
    await screen.findByText('青禾有礼')
    await choose('状态', '未开始')
    await waitFor(() => expect(screen.queryByText('青禾有礼')).toBeNull())
    screen.getByText('没有抽奖活动')
  })
})
