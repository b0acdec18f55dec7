import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { QuestionnairesPage } from '../../counter/site/questionnaires/QuestionnairesPage'
import { staffAt, type StaffPerson } from '../support/counter'
import { counterSite } from '../support/counterSite'
import type { Gateway } from '../support/gateway'
import { finishedBy, healthAnswers } from '../support/questionnaires'
import { pressed } from '../support/pressed'

let gateway: Gateway
let operator: StaffPerson
let pharmacist: StaffPerson
let site: ReturnType<typeof counterSite>

beforeEach(async () => {
  gateway = await gatewayAt()
  operator = await staffAt(gateway, { roles: ['operator'], name: '许知远' })
  pharmacist = await staffAt(gateway, { roles: ['pharmacist'] })
})
afterEach(() => {
  site.close()
  site.forget()
})

const opened = (by: StaffPerson, address = '/questionnaires?type=health') => {
  site = counterSite({ app: gateway.app, token: by.token, address, page: <QuestionnairesPage /> })
}
const press = (name: string | RegExp) => pressed(screen, name)
const type = async (label: string, value: string) => fireEvent.change(await screen.findByLabelText(label), { target: { value } })
const faults = async () =>
  (await axe.run(document.body, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } })).violations

describe('the questionnaires', () => {
  it('are listed, and one is switched off with a reason', async () => {
    opened(operator, '/questionnaires')
    await press('打开长期用药问卷')
    await screen.findByRole('button', { name: '修改题目' })
    fireEvent.click(screen.getByRole('switch', { name: '开放给顾客' }))
    await type('原因', '说法要改')
    await pressed(screen, /停\s?用/)
    await screen.findByText('没有开放')
    expect(await operator.questionnaire.one({ params: { type: 'health' } })).toMatchObject({ isOn: false })
  })

  it('are edited by who is no programmer: what is wrong is named while it is written, and is not published', async () => {
    opened(operator)
    await press('修改题目')
    await screen.findByText('没有问题，可以发布')
    expect(await faults()).toEqual([])
    await press('加一题')
    expect(await screen.findByText(/还有 \d 处要改/)).toBeTruthy()
    expect(screen.getByRole('button', { name: /^发\s?布$/ }).hasAttribute('disabled')).toBe(true)
    await type('第 10 题的题目', '您方便接电话吗？')
    await type('第 10 题的选项 1', '方便')
    await type('第 10 题的选项 2', '不方便')
    await screen.findByText('没有问题，可以发布')
    await press('上移第 3 题')
    expect(await screen.findAllByText(/条件只能用前面的题，「他现在有哪些长期用药的情况？」在后面/)).not.toHaveLength(0)
    expect(within(screen.getByRole('group', { name: '第 2 题' })).getByDisplayValue('现在一共在用几种药？')).toBeTruthy()
    await press('下移第 2 题')
    await screen.findByText('没有问题，可以发布')
  })

  it('are published with a reason, and who did it stands there', async () => {
    opened(operator)
    await press('修改题目')
    await type('名称', '用药体验')
    await press(/^发\s?布$/)
    await type('原因', '名称改短一点')
    const dialog = await screen.findByRole('dialog')
    await pressed(within(dialog), /发\s?布/)
    await screen.findByText('名称改短一点')
    await screen.findByText('许知远')
    expect(await operator.questionnaire.one({ params: { type: 'health' } })).toMatchObject({ published: 2, title: '用药体验' })
  })

  it('show figures, and what was typed to a pharmacist who asks for it', async () => {
    await finishedBy(gateway.zhou, 'health', healthAnswers('头晕，请打 13911112222'))
    opened(pharmacist)
    await screen.findByText(/共提交 1 份/)
    expect(screen.queryByRole('button', { name: '修改题目' })).toBeNull()
    const part = screen.getByRole('region', { name: '是怎样的不舒服？' })
    await pressed(within(part), '看文字回答（会记录）')
    await within(part).findByText(/头晕，请打 139\*\*\*\*2222/)
  })

  it('show an operator figures without what was typed', async () => {
    await finishedBy(gateway.zhou, 'health', healthAnswers())
    opened(operator)
    await screen.findByText(/共提交 1 份/)
    await waitFor(() => expect(screen.getAllByText('文字回答由药师或客服查看').length).toBe(1))
    expect(screen.queryByRole('button', { name: '看文字回答（会记录）' })).toBeNull()
  })
})
