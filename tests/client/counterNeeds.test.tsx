import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { NeedsPage } from '../../counter/site/needs/NeedsPage'
import { staffAt, type StaffPerson } from '../support/counter'
import { counterSite } from '../support/counterSite'
import { faults } from '../support/faults'
import type { Gateway } from '../support/gateway'
import { bar, because, press } from '../support/revisedPage'
import { pressed } from '../support/pressed'

let gateway: Gateway
let site: ReturnType<typeof counterSite>
let she: StaffPerson
const NAME = '发热'

beforeEach(async () => {
  gateway = await gatewayAt()
  she = await staffAt(gateway, { roles: ['operator'], name: '程路' })
})
afterEach(() => {
  site.close()
  site.forget()
})

const opened = (address = `/needs?name=${encodeURIComponent(NAME)}`) => {
  site = counterSite({ app: gateway.app, token: she.token, address, page: <NeedsPage /> })
}
/** What waits, let into the shop by a pharmacist. */
const approved = async () => {
  const pharmacist = await staffAt(gateway, { roles: ['pharmacist'], name: '沈知夏' })
  const { results } = await pharmacist.revision.list({ query: { part: 'inCheck' } })
  for (const { revisionId } of results) await pharmacist.revision.approve({ params: { revisionId } })
}
const form = () => screen.findByRole('region', { name: '需求内容' })
const headline = (text: string) => fireEvent.change(screen.getByLabelText('一句话，所有人'), { target: { value: text } })
const now = async () => (await she.need.one({ params: { name: NAME } })).fields

describe('the needs of the search at the counter', () => {
  it('are found by what people type, opened, edited with a reason, kept as a draft and published', async () => {
    opened('/needs')
    const field = await screen.findByLabelText('查找需求')
    fireEvent.change(field, { target: { value: '烧到39' } })
    fireEvent.keyDown(field, { key: 'Enter' })
    await screen.findByText('共 1 个需求')
    await pressed(screen, NAME)
    await form()
    expect(await faults()).toEqual([])
    headline('多喝温水。')
    await screen.findByText('原 先喝水散热，难受再吃退烧药。')
    because('换一句话')
    await press(/存\s*草\s*稿/)
    await screen.findByText('v1 已存为草稿，顾客看不到')
    expect((await now()).headlines[0]).toMatchObject({ text: '先喝水散热，难受再吃退烧药。' })
    await pressed(screen, '接着改 v1')
    await bar().findByText('v1 有 1 处改动')
    await press(/提交复核/)
    await screen.findByText(/v1 已交药师复核/)
    await bar().findByText('没有改动')
    await approved()
    expect((await now()).headlines[0]).toMatchObject({ text: '多喝温水。' })
  })

  it('have choices in order, and say beside them what is not sold', async () => {
    opened()
    await form()
    const adding = screen.getByLabelText('加首选，所有人')
    fireEvent.change(adding, { target: { value: '没有这种药' } })
    fireEvent.keyDown(adding, { key: 'Enter' })
    await pressed(screen, '上移对乙酰氨基酚片，所有人')
    await screen.findByText('加 没有这种药')
    because('试试')
    await press(/提交复核/)
    const [beside] = await screen.findAllByText('「没有这种药」：商品目录里没有叫这个名字的商品')
    expect(beside?.closest('.revised-field')).not.toBeNull()
    await pressed(screen, '去掉没有这种药，所有人')
    await screen.findByText('换了顺序')
    await press(/提交复核/)
    await screen.findByText(/v1 已交药师复核/)
    await approved()
    expect((await now()).choices.slice(0, 2)).toEqual([
      { audience: null, name: '对乙酰氨基酚片' },
      { audience: null, name: '布洛芬缓释胶囊' },
    ])
  })

  it('keep what was typed where somebody else was quicker, and hold it against what stands there now', async () => {
    opened()
    await form()
    headline('多喝温水。')
    because('换一句话')
    const other = await staffAt(gateway, { roles: ['operator'], name: '陆鸣' })
    const edited = { headlines: [{ audience: null, text: '先量体温。' }] }
    await other.revision.write({ body: { subject: 'need', subjectId: NAME, edited, reason: '先量', when: 'now' } })
    await approved()
    await press(/提交复核/)
    await screen.findByText(/您打开之后，这里有变化：/)
    await pressed(screen, '保留我填的，重新比较')
    await screen.findByText('原 先量体温。')
    await press(/提交复核/)
    await screen.findByText(/v2 已交药师复核/)
    await approved()
    expect((await now()).headlines[0]).toMatchObject({ text: '多喝温水。' })
  })

  it('are scored on demand, before and after, with the queries that are answered otherwise', async () => {
    opened()
    await form()
    await pressed(screen, '去掉布洛芬缓释胶囊，所有人')
    const block = within(screen.getByRole('region', { name: '搜索评分' }))
    await pressed(block, '算一算')
    await block.findByText('之前')
    block.getByText('之后')
    block.getByText('发烧')
    headline('多喝温水。')
    await block.findByText('内容又改过了，下面是改之前算的，请再算一次')
    site.cut()
    expect(block.getByRole('button', { name: '算一算' }).hasAttribute('disabled')).toBe(true)
    site.mend()
  })

  it('are begun under a name, and taken away with a reason', async () => {
    opened('/needs')
    await pressed(screen, '新建需求')
    fireEvent.change(await screen.findByLabelText('需求名'), { target: { value: '起皮' } })
    await pressed(screen, '开始写')
    await form()
    screen.getByText('还没有上线')
    headline('少洗手，多擦护手霜。')
    because('新的说法')
    await press(/提交复核/)
    expect(await screen.findAllByText('写了给顾客看的话，就要写依据，如 药品说明书')).toHaveLength(2)
    fireEvent.change(screen.getByLabelText('依据'), { target: { value: '公开诊疗指南' } })
    await press(/提交复核/)
    await screen.findByText(/v1 已交药师复核/)
    await approved()
    site.close()
    opened(`/needs?name=${encodeURIComponent('起皮')}`)
    await form()
    because('不要了')
    await pressed(bar(), '删除需求')
    await pressed(screen, /^删\s*除$/)
    await waitFor(async () => expect(await she.need.one({ params: { name: '起皮' } })).toMatchObject({ isNew: true }))
  })
})
