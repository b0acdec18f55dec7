import { eq } from 'drizzle-orm'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { AGREEMENTS, codeTo, loginBySms, ownProof, passwordForm, sealed } from '../../../tests/support/gatewayLogin'
import { consents, members } from '../../tables'

const PHONE = '13912345678'
let gateway: Gateway
beforeEach(async () => {
  gateway = await gatewayAt()
})

const register = async (more: { phoneNum?: string; loginName?: string; password?: string; smsCode?: string } = {}) => {
  const { phoneNum = PHONE, loginName, password = 'Qinghe2027' } = more
  const smsCode = more.smsCode ?? (await codeTo(gateway, phoneNum, 'register'))
  const body = { phoneNum, smsCode, agreements: AGREEMENTS, ...(loginName !== undefined && { loginName }) }
  return gateway.visitor.account.register({ body: { ...body, ...(await sealed(gateway.visitor, password)) } })
}

describe('registering', () => {
  it('makes a member who can log in by name and password, and writes down what was agreed to', async () => {
    const session = await register({ loginName: 'qingmei_88' })
    expect(session).toMatchObject({ loginName: 'qingmei_88', phoneNum: '139****5678' })
    const again = await gateway.visitor.account.accountLogin({ body: await passwordForm(gateway.visitor, 'qingmei_88', 'Qinghe2027') })
    expect(again.userId).toBe(session.userId)
    const kept = await gateway.db.select().from(consents).where(eq(consents.memberId, session.userId))
    expect(new Set(kept.map(({ document, act }) => `${document} ${act}`))).toEqual(new Set(['clause agree', 'privacy agree']))
  })

  it.each([
    ['a phone that is registered', { phoneNum: '13800006207' }, 409, 'PHONE_TAKEN', 'phoneNum', '这个手机号已注册，请直接登录'],
    ['a name that is taken', { loginName: 'zhoulan' }, 409, 'NAME_TAKEN', 'loginName', '这个用户名已有人使用，请换一个'],
    [
      'a name that begins with a digit',
      { loginName: '1abcdefg' },
      400,
      'INVALID',
      'loginName',
      '用户名为 6 至 20 位字母、数字或下划线，以字母开头',
    ],
    ['a weak password', { password: 'abc12345' }, 400, 'PASSWORD_WEAK', 'password', '这个密码太常见，请换一个'],
    ['a wrong code', { smsCode: '000000' }, 400, 'CODE_WRONG', 'smsCode', '短信验证码不正确或已失效，请核对或重新获取'],
  ])('refuses %s, naming the field', async (_what, more, status, code, field, message) => {
    await expect(register(more)).rejects.toMatchObject({ status, code, field, message })
    expect(await gateway.db.select().from(members).where(eq(members.phone, PHONE))).toHaveLength(0)
  })

  it('keeps the code when only the password was weak', async () => {
    const smsCode = await codeTo(gateway, PHONE, 'register')
    await expect(register({ smsCode, password: 'short1' })).rejects.toMatchObject({ code: 'PASSWORD_WEAK' })
    expect((await register({ smsCode })).phoneNum).toBe('139****5678')
  })

  it('makes one member of a phone, however often the form is sent at once', async () => {
    const smsCode = await codeTo(gateway, PHONE, 'register')
    const tries = await Promise.allSettled(Array.from({ length: 5 }, () => register({ smsCode })))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await gateway.db.select().from(members).where(eq(members.phone, PHONE))).toHaveLength(1)
  })
})

describe('a forgotten password', () => {
  const proofFor = async (phoneNum: string) => {
    const smsCode = await codeTo(gateway, phoneNum, 'reset')
    return (await gateway.visitor.account.validate({ body: { phoneNum, smsCode, purpose: 'reset' } })).proof
  }
  const reset = async (proof: string, password = 'Qinghe2028') =>
    gateway.visitor.account.resetPassword({ body: { proof, ...(await sealed(gateway.visitor, password)) } })

  it('is replaced after the phone was proved, and every session ends', async () => {
    const proof = await proofFor('13800006207')
    await reset(proof)
    await expect(gateway.zhou.account.info()).rejects.toMatchObject({ status: 401 })
    const form = await passwordForm(gateway.visitor, 'zhoulan', 'Qinghe2028')
    expect((await gateway.visitor.account.accountLogin({ body: form })).loginName).toBe('zhoulan')
    const old = await passwordForm(gateway.visitor, 'zhoulan', 'Qinghe2026')
    await expect(gateway.visitor.account.accountLogin({ body: old })).rejects.toMatchObject({ code: 'PASSWORD_WRONG' })
  })

  it('consumes a proof once and not after ten minutes', async () => {
    const proof = await proofFor('13800006207')
    await expect(reset(proof, 'weak')).rejects.toMatchObject({ code: 'PASSWORD_WEAK', message: '密码至少 8 位' })
    await reset(proof)
    const expected = { status: 400, code: 'PROOF_INVALID', field: 'proof', message: '验证已失效，请重新获取短信验证码' }
    await expect(reset(proof)).rejects.toMatchObject(expected)
    const late = await proofFor('13800001943')
    gateway.clock.advance(600)
    await expect(reset(late)).rejects.toMatchObject(expected)
  })

  it('says that a phone has no account only to who holds it', async () => {
    const proof = await proofFor(PHONE)
    await expect(reset(proof)).rejects.toMatchObject({ status: 404, code: 'NO_ACCOUNT', message: '这个手机号还没有注册，请先注册' })
  })

  it('is not replaced with a code that was sent for logging in', async () => {
    const smsCode = await codeTo(gateway, '13800006207', 'login')
    const body = { phoneNum: '13800006207', smsCode, purpose: 'reset' as const }
    await expect(gateway.visitor.account.validate({ body })).rejects.toMatchObject({ code: 'CODE_WRONG' })
  })
})

describe('setting a password while logged in', () => {
  it('ends the other sessions and renews this one', async () => {
    const other = await loginBySms(gateway, '13800006207', gateway.client({ device: 'another-device' }))
    gateway.clock.advance(61)
    const proof = await ownProof(gateway, gateway.zhou, 'password')
    const session = await gateway.zhou.account.setPassword({ body: { proof, ...(await sealed(gateway.visitor, 'Qinghe2029')) } })
    for (const token of [gateway.zhou.token, other.token])
      await expect(gateway.client({ token }).account.info()).rejects.toMatchObject({ status: 401 })
    expect(await gateway.client({ token: session.token }).account.info()).toMatchObject({ loginName: 'zhoulan', hasPassword: true })
  })

  it('does not take somebody else’s proof', async () => {
    const proof = await ownProof(gateway, gateway.lin, 'password')
    const body = { proof, ...(await sealed(gateway.visitor, 'Qinghe2029')) }
    await expect(gateway.zhou.account.setPassword({ body })).rejects.toMatchObject({ status: 400, code: 'PROOF_INVALID' })
  })
})
