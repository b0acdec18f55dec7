import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { eq } from 'drizzle-orm'
import { ChatsPage } from '../../counter/site/chats/ChatsPage'
import { ReviewPage } from '../../counter/site/prescriptions/ReviewPage'
import { consultations, settings, staff } from '../../gateway/tables'
import { hashPassword } from '../../gateway/kernel/password'
import { consultForm, doctorAt, signedPatient } from '../support/consult'
import { staffAt, type StaffPerson } from '../support/counter'
import { counterSite } from '../support/counterSite'
import type { Gateway } from '../support/gateway'
import { paperPhoto } from '../support/paperPhoto'
import { VALSARTAN } from '../support/prescribe'
import { newBuyers, type Buyer } from '../support/shop'
import { said } from '../support/talk'
import { pressed } from '../support/pressed'

const PASSWORD = 'a doctor signs'
const FEE = 990

let gateway: Gateway
let doctor: StaffPerson
let members: Buyer[]
let me: Buyer
let consultationId: string
let params: { conversationId: string }
let site: ReturnType<typeof counterSite>

beforeAll(async () => {
  gateway = await gatewayAt()
  doctor = await doctorAt(gateway)
  await gateway.db.update(staff).set({ passwordHash: await hashPassword(PASSWORD) })
  members = await newBuyers(gateway, 30)
  const value = { isOn: true, fee: 0, answerMinutes: 30 }
  await gateway.db.insert(settings).values({ key: 'consultation', value }).onConflictDoUpdate({ target: settings.key, set: { value } })
})

/** A member waits for a doctor, who opens the conversation. */
beforeEach(async () => {
  me = members.pop()!
  const patientId = await signedPatient(me)
  const picture = await me.upload.add({ body: { kind: 'medicalRecord' }, file: await paperPhoto() })
  const drugs = [{ productCode: VALSARTAN, quantity: 1 }]
  ;({ consultationId } = await me.consultation.save({ body: consultForm(patientId, { images: [picture.id], drugs }) }))
  await gateway.db.update(consultations).set({ fee: FEE }).where(eq(consultations.id, consultationId))
  const { conversationId } = await me.consultation.detail({ query: { consultationId } })
  params = { conversationId: conversationId! }
})
afterEach(() => {
  site.close()
  site.forget()
})

const open = () => {
  site = counterSite({ app: gateway.app, token: doctor.token, address: `/chats?chat=${params.conversationId}`, page: <ChatsPage /> })
}
const press = (key: string, target: Element = document.body, set: object = {}) => fireEvent.keyDown(target, { key, ...set })
const button = (name: RegExp) => screen.findByRole('button', { name })
const lines = () => site.sent.map(({ line }) => line)
/** The doctor has the consultation in hand and has said a first word. */
async function talked() {
  await doctor.chat.take({ params })
  await doctor.chat.send({ params, body: said('您好，最近血压多少？') })
  open()
  await screen.findByText('您好，最近血压多少？')
}
const facts = () => screen.findByRole('complementary', { name: '病情' })
/** Colours and sizes are seen in a browser alone. */
const faults = async () =>
  (await axe.run(document.body, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } })).violations

describe('a consultation in the list of conversations', () => {
  it('is marked, shows nothing before it is taken by H, and everything after', async () => {
    open()
    const [item] = await screen.findAllByRole('button', { name: /问诊/ })
    expect(item?.textContent).toContain('接诊后看病情')
    await screen.findByText(/^接诊后才能看病情和对话/)
    expect(screen.queryByText(/您的问诊已提交/)).toBeNull()
    expect(screen.queryByLabelText('回复')).toBeNull()
    expect(await screen.findByText(/男 68 岁，等待医生/)).toBeTruthy()
    expect(await faults()).toEqual([])
    press('h')
    await screen.findByText(/您的问诊已提交/)
    expect(lines()).toContain(`PUT /chats/${params.conversationId}/holder`)
    await screen.findByText(/您正在接诊/)
  })

  it('is not handed over, and is ended with a summary that its member reads', async () => {
    await talked()
    expect(screen.queryByRole('button', { name: /转接/ })).toBeNull()
    press('t')
    expect(document.querySelector('[role="dialog"]')).toBeNull()
    await waitFor(async () => expect(await button(/^结束/)).toHaveProperty('disabled', false))
    press('x')
    const dialog = await screen.findByRole('dialog')
    await pressed(within(dialog), '结束问诊')
    await within(dialog).findByText('请写小结：判断与建议')
    expect(await faults()).toEqual([])
    const summary = '血压平稳，按原来的用法继续服用'
    fireEvent.change(within(dialog).getByLabelText('小结'), { target: { value: summary } })
    fireEvent.change(within(dialog).getByLabelText('提醒复诊（选填）'), { target: { value: '2026-12-05' } })
    await pressed(within(dialog), '结束问诊')
    await screen.findByText('问诊已结束，会员已收到小结')
    await screen.findByText(/^问诊已结束，不能再写/)
    expect((await facts()).textContent).toContain(summary)
    expect(await me.consultation.detail({ query: { consultationId } })).toMatchObject({ state: 'ended', summary, followUpOn: '2026-12-05' })
  })

  it('that nobody has answered is not ended, but declined: with a reason by its digit, and what its member will read', async () => {
    await doctor.chat.take({ params })
    open()
    await screen.findByText(/您的问诊已提交/)
    expect(await button(/^结束/)).toHaveProperty('disabled', true)
    await waitFor(async () => expect(await button(/^退回/)).toHaveProperty('disabled', false))
    press('r')
    await screen.findByText(/问诊费 ¥9\.90 全额原路退回/)
    press('1')
    fireEvent.change(screen.getByLabelText('说明（选填）'), { target: { value: '要做心电图' } })
    expect((await screen.findByLabelText('会员读到的')).textContent).toContain('需要当面检查，请到医院就诊。要做心电图。费用已原路退回')
    expect(await faults()).toEqual([])
    press('Enter', screen.getByLabelText('说明（选填）'), { ctrlKey: true })
    await screen.findByText(/^问诊已退回，付过的费用原路退回，不能再写/)
    expect(await me.consultation.detail({ query: { consultationId } })).toMatchObject({
      ...{ state: 'declined', declined: '需要当面检查，请到医院就诊。要做心电图' },
    })
  })

  it('keeps what was typed where it cannot be declined, and says why', async () => {
    await talked()
    site.refuses.set(`PUT /consultations/${params.conversationId}/decline`, {
      status: 409,
      code: 'CONSULTATION_OVER',
      message: '问诊已经结束',
    })
    await waitFor(async () => expect(await button(/^退回/)).toHaveProperty('disabled', false))
    press('r')
    await screen.findByText(/全额原路退回/)
    press('4')
    fireEvent.change(await screen.findByLabelText('说明'), { target: { value: '请到皮肤科' } })
    press('Enter', screen.getByLabelText('说明'), { ctrlKey: true })
    await screen.findByText('问诊已经结束')
    expect(screen.getByLabelText<HTMLTextAreaElement>('说明').value).toBe('请到皮肤科')
  })
})

describe('the case beside it', () => {
  it('has nothing of the form before it is taken, and all of it after, with what is grave in red', async () => {
    open()
    await screen.findByText('接诊后显示病情、图片和想要的药。')
    expect((await facts()).textContent).toContain('男 68 岁')
    expect(screen.getByText(/超时|费用自动退回/)).toBeTruthy()
    await screen.findByText(/^接诊后才能看病情和对话/)
    press('h')
    await screen.findByText(/一直吃的降压药快吃完了/)
    const { textContent } = await facts()
    for (const words of [
      '周*国',
      '父亲 男 68 岁',
      '过敏青霉素',
      '慢性病高血压',
      '持续一个月以上',
      '确诊过高血压',
      '正在用没有',
      '问诊费 ¥9.90',
    ])
      expect(textContent).toContain(words)
    expect(screen.getByText('青霉素').className).toBe('late')
    expect(screen.getByText('是：吃了两年，没有不舒服')).toBeTruthy()
    expect(textContent).not.toContain('怀孕')
    expect(screen.getByLabelText('用药安全检查')).toBeTruthy()
    expect(await faults()).toEqual([])
  })

  it('has its pictures small, and enlarges one by key and button', async () => {
    await talked()
    await pressed(screen, /^放大第 1 张图片/)
    const sheet = async () => (await screen.findByAltText('问诊图片第 1 张')).parentElement!
    await sheet()
    press('+')
    press(']')
    const turned = await sheet()
    expect([turned.style.getPropertyValue('--zoom'), turned.style.getPropertyValue('--turn')]).toEqual(['1.25', '90deg'])
  })
})

describe('a prescription', () => {
  const drawer = () => screen.findByRole('dialog', { name: /开处方$/ })
  const sign = () => button(/签名开具|正在核对用药安全/)
  const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  /** The drawer, with the drug that the member would like. */
  async function begun() {
    await talked()
    await waitFor(async () => expect(await button(/^开处方/)).toHaveProperty('disabled', false))
    press('p')
    await drawer()
    await pressed(screen, /^加上缬沙坦胶囊/)
    await waitFor(async () => expect((await sign()).textContent).toContain('签名开具'))
  }
  const dosed = () => {
    fill('缬沙坦胶囊每次的用量', '1')
    fill('缬沙坦胶囊每日的次数', '1')
  }
  const cases = async () => (await doctor.consultation.case({ params })).prescriptions

  it('is written by P with the rules beside it, signed by the password, and stands in the conversation', async () => {
    await begun()
    expect(within(await drawer()).getByLabelText('正在开的药的检查')).toBeTruthy()
    expect(await faults()).toEqual([])
    fill('登录密码，输入即为签名', PASSWORD)
    fireEvent.click(await sign())
    await screen.findByText('请填写缬沙坦胶囊的用法')
    dosed()
    fill('医嘱（选填）', '低盐，两周后复诊')
    fireEvent.click(await sign())
    await screen.findByText('处方已开出，药师审核后会员就能购买')
    await within(await screen.findByRole('log')).findByText('周*国的处方')
    expect((await cases()).map(({ written }) => written)).toMatchObject([
      { diagnosis: { name: '高血压' }, drugs: [{ quantity: 1, dose: { amount: 1, times: 1, unit: '粒' } }], advice: '低盐，两周后复诊' },
    ])
  })

  it('stays as it was typed where the drawer is closed, but for the password', async () => {
    await begun()
    dosed()
    fill('登录密码，输入即为签名', PASSWORD)
    await pressed(screen, /先不开/)
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '开处方' })).toBeNull())
    press('p')
    await drawer()
    expect(screen.getByLabelText<HTMLInputElement>('缬沙坦胶囊每次的用量').value).toBe('1')
    expect(screen.getByLabelText<HTMLInputElement>('登录密码，输入即为签名').value).toBe('')
    expect(JSON.stringify(localStorage)).not.toContain(PASSWORD)
  })

  it('is refused beside the field that the refusal is about, and nothing is lost', async () => {
    await begun()
    dosed()
    fill('登录密码，输入即为签名', 'another')
    fireEvent.click(await sign())
    await screen.findByText('密码不正确，处方没有签名')
    expect(screen.getByLabelText<HTMLInputElement>('缬沙坦胶囊每日的次数').value).toBe('1')
    expect(await cases()).toEqual([])
  })

  it('has a drug that may not be written from afar with why not, and one that is out of stock', async () => {
    await begun()
    const drug = { productCode: '100099', name: '艾司唑仑片', specification: '1mg×20片' }
    const found = { results: [{ ...drug, inStock: false, whyNot: '精神药品，要到医院就诊' }] }
    site.answers.set('GET /consultation-drugs', found)
    const search = screen.getByRole('combobox', { name: '添加药品' })
    fireEvent.mouseDown(search)
    fireEvent.change(search, { target: { value: '艾司' } })
    const option = await screen.findByText('艾司唑仑片 1mg×20片，缺货，精神药品，要到医院就诊')
    fireEvent.click(option)
    expect(screen.queryByLabelText('艾司唑仑片的盒数')).toBeNull()
  })

  it('with a grave finding is signed by who has seen it, and by nobody after the drugs have changed', async () => {
    const source = { document: '说明书', section: '禁忌', date: '2026' }
    const finding = { ruleId: 'r1', severity: 'critical', title: '禁用', words: '不要合用。', advice: '换一种。', because: null, source }
    const product = { productCode: VALSARTAN, name: '缬沙坦胶囊', isMedicine: true, notChecked: null, text: '' }
    const grave = { ran: true, hasPatient: true, findings: [{ ...finding, productCodes: [VALSARTAN] }], products: [product] }
    await talked()
    const line = `GET /consultations/${params.conversationId}/safety`
    site.answers.set(line, { ...grave, dataDate: '2026-11-25', approvedBy: '沈知夏' })
    await waitFor(async () => expect(await button(/^开处方/)).toHaveProperty('disabled', false))
    press('p')
    await pressed(screen, /^加上缬沙坦胶囊/)
    const tick = await screen.findByLabelText('已知晓，仍然开具')
    expect(await sign()).toHaveProperty('disabled', true)
    fireEvent.click(tick)
    expect(await sign()).toHaveProperty('disabled', false)
    await pressed(screen, /^去掉缬沙坦胶囊/)
    await pressed(screen, /^加上缬沙坦胶囊/)
    site.answers.set(line, {
      ...grave,
      findings: [...grave.findings, { ...finding, ruleId: 'r2', productCodes: [VALSARTAN] }],
      dataDate: '',
      approvedBy: '沈',
    })
    await site.look()
    await waitFor(async () => expect(await sign()).toHaveProperty('disabled', true))
  })

  it('that a pharmacist refused is written again from what it was, with the reason', async () => {
    await doctor.chat.take({ params })
    const drug = { productCode: VALSARTAN, quantity: 2, dose: { amount: 2, times: 3, unit: '粒' as const } }
    const body = { diagnosis: { name: '高血压', icdCode: null }, drugs: [drug], advice: '饭后吃', password: PASSWORD }
    const { prescriptionId } = await doctor.consultation.write({ params, body })
    const pharmacist = await staffAt(gateway, { roles: ['pharmacist'] })
    await pharmacist.prescription.refuse({ params: { prescriptionId }, body: { reason: 'dosage' } })
    open()
    await screen.findByText('药师没有通过：用法用量不合适')
    await pressed(screen, /改后再开/)
    await screen.findByRole('dialog', { name: '改后再开处方' })
    expect(screen.getByLabelText<HTMLInputElement>('缬沙坦胶囊每日的次数').value).toBe('3')
    expect(screen.getByLabelText<HTMLTextAreaElement>('医嘱（选填）').value).toBe('饭后吃')
  })
})

describe('the pharmacist’s page of what a doctor wrote', () => {
  async function reviewed() {
    await doctor.chat.take({ params })
    const drug = { productCode: VALSARTAN, quantity: 1, dose: { amount: 1, times: 1, unit: '粒' as const } }
    const body = { diagnosis: { name: '高血压', icdCode: null }, drugs: [drug], advice: '低盐，两周后复诊', password: PASSWORD }
    const { prescriptionId } = await doctor.consultation.write({ params, body })
    const pharmacist = await staffAt(gateway, { roles: ['pharmacist'], name: '沈知夏' })
    await gateway.db
      .update(staff)
      .set({ passwordHash: await hashPassword(PASSWORD) })
      .where(eq(staff.staffId, pharmacist.staffId))
    const nothing = () => undefined
    const page = <ReviewPage prescriptionId={prescriptionId} onOpen={nothing} onClose={nothing} />
    site = counterSite({ app: gateway.app, token: pharmacist.token, address: '/prescriptions', page })
    return button(/^签名通过/)
  }

  it('says who wrote it and the advice, and has no room for a photograph', async () => {
    await reviewed()
    await screen.findByText('梁景和，在线开具并签名')
    expect(screen.getByText('低盐，两周后复诊')).toBeTruthy()
    expect(screen.getByText('每次 1 粒，每日 1 次')).toBeTruthy()
    expect(screen.getByText(/^医生在线开具的电子处方，没有照片：梁景和 已签名/)).toBeTruthy()
    expect(screen.queryByText('这张图片')).toBeNull()
    expect(screen.queryByText('没有签名')).toBeNull()
    expect(await faults()).toEqual([])
  })

  it('says that the patient waits for an answer, where it cannot be approved yet', async () => {
    const approve = await reviewed()
    await waitFor(() => expect(approve).toHaveProperty('disabled', false))
    await me.chat.send({ params, body: said('饭前吃还是饭后吃？') })
    fireEvent.click(approve)
    fireEvent.change(await screen.findByLabelText('登录密码'), { target: { value: PASSWORD } })
    await pressed(screen, /^签\s*名$/)
    await screen.findByText('患者在等医生答复，现在不能通过')
  })
})
