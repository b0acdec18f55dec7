import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { ReviewsPage } from '../../counter/site/reviews/ReviewsPage'
import { staffAt, type StaffPerson } from '../support/counter'
import { counterSite } from '../support/counterSite'
import type { Gateway } from '../support/gateway'
import { paperPhoto } from '../support/paperPhoto'
import { receivedLine } from '../support/receivedLines'
import { pressed } from '../support/pressed'

let gateway: Gateway
let site: ReturnType<typeof counterSite>
let he: StaffPerson
let name: string
let id: string

beforeEach(async () => {
  gateway = await gatewayAt()
  he = await staffAt(gateway, { roles: ['clerk'], name: '何叙' })
  const line = await receivedLine(gateway, gateway.zhou)
  name = line.card.name
  const { id: picture } = await gateway.zhou.upload.addEvidence({ body: { kind: 'review' }, file: await paperPhoto() })
  const body = { lineId: line.lineId, stars: 2, words: '外盒压扁了', tags: ['damaged' as const], pictures: [picture] }
  id = (await gateway.zhou.review.write({ body })).id
})
afterEach(() => {
  site.close()
  site.forget()
})

const opened = (address = '/') => {
  site = counterSite({ app: gateway.app, token: he.token, address, page: <ReviewsPage /> })
}
const faults = async () =>
  (await axe.run(document.body, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } })).violations
const bar = () => within(screen.getByLabelText('决定'))
const press = (words: RegExp) => pressed(bar(), words)

describe('the reviews at the counter', () => {
  it('wait with what was written, are shown by a press, and answered for everybody to read', async () => {
    opened()
    await screen.findByText(/待查看 1/)
    await screen.findByText(name)
    expect(await faults()).toEqual([])
    await pressed(screen, /^查\s*看$/)
    await screen.findByText('打分低不是不展示的理由', { exact: false })
    await screen.findByRole('region', { name: '评价的图片 1 张' })
    await screen.findByText('包装破损')
    await press(/^展\s*示/)
    await screen.findByText('已展示', { selector: '.ant-message *' })
    await waitFor(() => expect(bar().queryByRole('button', { name: /^回\s*复/ })).toBeTruthy())
    await press(/^回\s*复/)
    const dialog = await screen.findByRole('dialog', { name: '回复这条评价' })
    const words = within(dialog).getByRole('textbox')
    fireEvent.change(words, { target: { value: '这药能根治，请放心' } })
    await pressed(within(dialog), /回\s*复/)
    await screen.findByText(/「根治」是讲疗效的词，对评价的回复里不能写/)
    fireEvent.change(words, { target: { value: '抱歉，已请仓库加固包装' } })
    await pressed(within(dialog), /回\s*复/)
    await screen.findByText('已回复，所有人看得到')
    expect(await he.review.detail({ params: { id } })).toMatchObject({
      state: 'published',
      answer: { words: '抱歉，已请仓库加固包装', by: '何叙' },
    })
  })

  it('are hidden with a reason that the author reads; a report that does not hold is turned down', async () => {
    await he.review.publish({ params: { id } })
    await gateway.chen.review.report({ params: { id }, body: { reason: 'untrue' } })
    opened(`/?review=${id}`)
    await screen.findByText('与商品无关或不实')
    await press(/保留，驳回举报/)
    await screen.findByText('已保留，举报不成立')
    await waitFor(() => expect(bar().queryByRole('button', { name: /保留/ })).toBeNull())
    await press(/^不展示/)
    const drawer = await screen.findByRole('dialog', { name: '不展示这条评价' })
    fireEvent.click(within(drawer).getByRole('radio', { name: /与商品无关/ }))
    await pressed(within(drawer), /不展示/)
    await screen.findByText('已不展示，作者会收到消息')
    expect(await he.review.detail({ params: { id } })).toMatchObject({ state: 'hidden', hidden: { reason: '与商品无关' } })
    await screen.findByText(/没有展示：与商品无关/)
  })
})
