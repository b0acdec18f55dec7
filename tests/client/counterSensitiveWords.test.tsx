import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { SensitiveWordsPage } from '../../counter/site/sensitiveWords/SensitiveWordsPage'
import { staffAt, type StaffPerson } from '../support/counter'
import { counterSite } from '../support/counterSite'
import type { Gateway } from '../support/gateway'
import { pressed } from '../support/pressed'

let gateway: Gateway
let site: ReturnType<typeof counterSite>
let lu: StaffPerson

beforeEach(async () => {
  gateway = await gatewayAt()
  lu = await staffAt(gateway, { roles: ['operator'], name: '陆鸣' })
})
afterEach(() => {
  site.close()
  site.forget()
})

const opened = (address = '/') => {
  site = counterSite({ app: gateway.app, token: lu.token, address, page: <SensitiveWordsPage /> })
}
const faults = async () =>
  (await axe.run(document.body, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } })).violations
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

describe('the table of sensitive words', () => {
  it('tries a text as a shopper would write it', async () => {
    opened()
    await screen.findByText(/共 \d+ 个/)
    expect(await faults()).toEqual([])
    type('试一段话', '三天根 治了')
    await screen.findByText(/「根 治」是讲疗效的词，商品评价里不能写。可以说说送得快不快/)
    type('试一段话', '送得快')
    await screen.findByText('没有敏感词，可以发布')
  })

  it('takes a new word with its reason; one that is known is said beside what was typed', async () => {
    opened()
    await pressed(screen, '新增敏感词')
    const dialog = await screen.findByRole('dialog')
    type('词', '根-治')
    fireEvent.mouseDown(within(dialog).getByLabelText('类别'))
    fireEvent.click(await screen.findByTitle('疗效'))
    expect(within(dialog).getByRole<HTMLInputElement>('checkbox', { name: '商品评价' }).checked).toBe(true)
    expect(within(dialog).getByRole<HTMLInputElement>('checkbox', { name: '问卷' }).checked).toBe(false)
    await pressed(within(dialog), /保\s*存/)
    await screen.findByText('请写明理由')
    type('理由', '有人这样写')
    await pressed(within(dialog), /保\s*存/)
    await screen.findByText('已有敏感词「根治」')
    type('词', '神奇小药')
    await pressed(within(dialog), /保\s*存/)
    await screen.findByText('已保存，马上生效；可以在变更记录里撤回')
    expect((await lu.sensitiveWord.list({ query: { words: '神奇小药' } })).results).toMatchObject([{ reason: '有人这样写' }])
  })

  it('changes a word and switches it off with a reason', async () => {
    opened('/?words=' + encodeURIComponent('断根'))
    await pressed(screen, '修改「断根」')
    type('告诉顾客可以怎么写（选填）', '说说包装。')
    type('理由', '提示更清楚')
    await pressed(screen, /保\s*存/)
    await screen.findByText('提示更清楚')
    await pressed(screen, '停用「断根」')
    await screen.findByText('停用「断根」', { selector: '.ant-modal-title' })
    type('理由', '误伤')
    await pressed(within(screen.getByRole('dialog', { name: '停用「断根」' })), /停\s*用/)
    await screen.findByText('误伤')
    await waitFor(() => expect(screen.getByRole('button', { name: '启用「断根」' })).toBeTruthy())
    expect(site.sent.map(({ line }) => line.replace(/words\/[\w-]+/, 'words/…'))).toEqual([
      'PUT /sensitive-words/…',
      'PUT /sensitive-words/…/state',
    ])
  })
})
