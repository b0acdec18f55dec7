import { and, eq, isNull } from 'drizzle-orm'
import { INPUT_AGE } from '../../../counter/contract/idle'
import { ROLES } from '../../../counter/contract/workEndpoint'
import { staff as staffGroup } from '../../../counter/contract/staff'
import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '../../../src/lib/duration'
import { auditLog, staffRoles, staffSessions } from '../../tables'
import { seedStaff, READY_STAFF_PASSWORD } from '../../demo/people/readyStaff'
import { addStaff, closeStaff, listStaff, resetStaff, setRoles } from './administer'
import { totpSecretOf } from './totpSecret'
import { totpCode } from './totp'
import { staff } from '../../tables'
import { askCounter, counterClient, staffAt, type SentToCounter } from '../../../tests/support/counter'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'

const ADDRESS = '203.0.113.7'

async function opened(gateway: Gateway, loginName: string) {
  const person = await addStaff(gateway.db, { loginName, name: '沈知夏', roles: ['pharmacist'], now: gateway.clock.now() })
  const code = () => totpCode(person.secret, gateway.clock.now())
  const tryWith = (given: { password?: string; code?: string } = {}, sent: SentToCounter = {}) => {
    const body = { loginName, password: person.password, code: code(), ...given }
    return askCounter(gateway.app, staffGroup.logIn, { body }, { address: ADDRESS, ...sent })
  }
  return { ...person, code, tryWith }
}
const answerOf = async (reply: Response) => [reply.status, ((await reply.json()) as { code?: string }).code]

describe('logging in at the counter', () => {
  it('takes password and one-time code together, and keeps its token where no script and no other site gets at it', async () => {
    const gateway = await gatewayAt()
    const person = await opened(gateway, 'shen')
    const reply = await person.tryWith()
    expect(await reply.json()).toMatchObject({ name: '沈知夏', roles: ['pharmacist'] })
    const [cookie = '', device = ''] = reply.headers.getSetCookie()
    const scopeOf = (one: string) => one.split('; ').slice(1).sort()
    const scope = ['Path=/work', 'SameSite=Strict', 'Secure']
    expect(scopeOf(cookie)).toEqual(['HttpOnly', 'Max-Age=43200', ...scope])
    expect(scopeOf(device)).toEqual(['HttpOnly', `Max-Age=${180 * DAY_SECONDS}`, ...scope])
    const token = /^work=([\w-]+)/.exec(cookie)?.[1] ?? ''
    expect(await counterClient(gateway.app, { token }).staff.me()).toMatchObject({ loginName: 'shen' })
    expect(reply.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  })

  it('tells a wrong name, password and code alike, and takes a code once', async () => {
    const gateway = await gatewayAt()
    const person = await opened(gateway, 'shen')
    const wrong = [await person.tryWith({ password: 'wrong' }), await person.tryWith({ code: '000000' })]
    const unknown = await askCounter(gateway.app, staffGroup.logIn, { body: { loginName: 'nobody', password: 'x', code: '123456' } })
    for (const reply of [...wrong, unknown]) expect(await answerOf(reply)).toEqual([400, 'LOGIN_WRONG'])
    expect((await person.tryWith()).status).toBe(200)
    expect(await answerOf(await person.tryWith())).toEqual([400, 'CODE_USED'])
    const outcomes = await gateway.db.select({ outcome: auditLog.outcome, address: auditLog.address }).from(auditLog)
    expect(outcomes.filter(({ address }) => address === ADDRESS).map(({ outcome }) => outcome).sort()).toEqual(['CODE_USED', 'LOGIN_WRONG', 'LOGIN_WRONG', 'done']) // prettier-ignore
  })

  it('locks an account to strangers for a quarter of an hour after five wrong tries, also to who knows the password', async () => {
    const gateway = await gatewayAt()
    const person = await opened(gateway, 'shen')
    for (let tries = 0; tries < 5; tries += 1) expect((await person.tryWith({ code: '000000' })).status).toBe(400)
    expect(await answerOf(await person.tryWith())).toEqual([429, 'TOO_OFTEN'])
    gateway.clock.advance(16 * MINUTE_SECONDS)
    expect((await person.tryWith()).status).toBe(200)
  })

  it('opens to no guess out of a thousand, and still to who works there, in the browser of the last login', async () => {
    const gateway = await gatewayAt()
    const person = await opened(gateway, 'shen')
    const device = /work-device=([\w-]+)/.exec((await person.tryWith()).headers.get('Set-Cookie') ?? '')?.[1]
    const guesses = []
    for (let hour = 0; hour < 20; hour += 1) {
      const addresses = Array.from({ length: 50 }, (_, place) => `198.51.100.${place}`)
      guesses.push(...(await Promise.all(addresses.map((address) => person.tryWith({ code: '000000' }, { address })))))
      gateway.clock.advance(HOUR_SECONDS)
    }
    const answers = guesses.map(({ status }) => status)
    expect([answers.length, answers.filter((status) => status === 400).length, new Set(answers)]).toEqual([1000, 20, new Set([400, 429])])
    expect((await (await person.tryWith({}, { address: '198.51.100.99' })).json()) as object).toMatchObject({
      message: expect.stringContaining('请用以前登录过的浏览器') as string,
    })
    const ofAnother = await opened(gateway, 'lin')
    const headers = { Cookie: `work-device=${device}` }
    for (let tries = 0; tries < 6; tries += 1) await ofAnother.tryWith({ code: '000000' }, { headers })
    expect((await person.tryWith({}, { headers })).status).toBe(200)

    const { password, secret } = await resetStaff(gateway.db, { loginName: 'shen', now: gateway.clock.now() })
    gateway.clock.advance(30)
    expect((await person.tryWith({ password, code: totpCode(secret, gateway.clock.now()) })).status).toBe(200)
  })

  it('knows everybody who logged in at a shared desk', async () => {
    const gateway = await gatewayAt()
    const [shen, liang] = [await opened(gateway, 'shen'), await opened(gateway, 'liang')]
    let cookie = ''
    const atDesk = async (person: typeof shen) => {
      gateway.clock.advance(30)
      const reply = await person.tryWith({}, { headers: { Cookie: cookie } })
      cookie = /work-device=[\w.-]+/.exec(reply.headers.get('Set-Cookie') ?? '')?.[0] ?? cookie
      return reply.status
    }
    expect([await atDesk(shen), await atDesk(liang), await atDesk(liang)]).toEqual([200, 200, 200])
    for (const person of [shen, liang]) for (let tries = 0; tries < 6; tries += 1) await person.tryWith({ code: '000000' })
    expect([await atDesk(shen), await atDesk(liang)]).toEqual([200, 200])
    expect(cookie.split('.')).toHaveLength(2)
  })

  it('takes a code once, also where it comes twice at the same time', async () => {
    const gateway = await gatewayAt()
    const person = await opened(gateway, 'shen')
    const answers = await Promise.all(Array.from({ length: 4 }, () => person.tryWith()))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400])
    expect(await gateway.db.$count(staffSessions)).toBe(1)
  })

  it('ends a quarter of an hour after the page was last touched, however often the page asks by itself', async () => {
    const gateway = await gatewayAt()
    const { token } = await staffAt(gateway, { roles: ['pharmacist'] })
    const { me } = counterClient(gateway.app, { token }).staff
    const askFor = async (minutes: number, age?: (minute: number) => string) => {
      for (let minute = 1; minute <= minutes; minute += 1) {
        gateway.clock.advance(MINUTE_SECONDS)
        await me({}, { headers: { [INPUT_AGE]: age?.(minute) ?? '' } })
      }
    }
    await askFor(13)
    await askFor(1, () => '0')
    await askFor(14, (minute) => String(minute * MINUTE_SECONDS))
    gateway.clock.advance(MINUTE_SECONDS)
    await expect(me()).rejects.toMatchObject({ status: 401 })
  })

  it('lets the ready-made people in at a trial alone', async () => {
    const tries = async (allowsDemonstration: boolean) => {
      const gateway = await gatewayAt(undefined, { allowsDemonstration })
      await seedStaff(gateway.db, gateway.clock.now())
      const [one] = await gateway.db.select().from(staff).where(eq(staff.loginName, 'yaoshi'))
      const code = totpCode(totpSecretOf(gateway.providers.fileKeys, one!), gateway.clock.now())
      const body = { loginName: 'yaoshi', password: READY_STAFF_PASSWORD, code }
      return (await askCounter(gateway.app, staffGroup.logIn, { body })).status
    }
    expect([await tries(true), await tries(false)]).toEqual([200, 400])
  })
})

it('is administered by commands, which end sessions and are written down', async () => {
  const gateway = await gatewayAt()
  const { db, clock } = gateway
  const naming = { loginName: 'shen', now: clock.now() }
  const person = await opened(gateway, 'shen')
  const sessions = () => db.$count(staffSessions)
  await expect(addStaff(db, { ...naming, name: '别人', roles: ROLES })).rejects.toThrow('已经有人用了')
  expect([(await person.tryWith()).status, await sessions()]).toEqual([200, 1])
  await setRoles(db, { ...naming, roles: ['clerk', 'operator'] })
  expect([(await listStaff(db)).rows.map((row) => row.slice(0, 3)), await sessions()]).toEqual([[['shen', '沈知夏', '客服、运营']], 0])
  const { password, secret } = await resetStaff(db, naming)
  expect((await person.tryWith()).status).toBe(400)
  expect((await person.tryWith({ password, code: totpCode(secret, clock.now()) })).status).toBe(200)
  await closeStaff(db, naming)
  expect((await person.tryWith({ password, code: totpCode(secret, clock.now()) })).status).toBe(400)
  const commands = await db.select({ title: auditLog.title }).from(auditLog).where(eq(auditLog.address, 'cli'))
  expect(commands.map(({ title }) => title).sort()).toEqual(['add', 'close', 'reset', 'roles'].map((one) => `命令 staff ${one}`))
})

describe('accounts at the counter', () => {
  const REFUSED = { status: 409, code: 'LAST_OPERATOR' }

  it('are opened with credentials that are told once, locked, unlocked, reset and removed; every step ends what it says', async () => {
    const gateway = await gatewayAt()
    const { clock, app } = gateway
    const operator = await staffAt(gateway, { roles: ['operator'] })
    const told = await operator.staff.add({ body: { loginName: 'hexu', name: ' 何叙 ', roles: ['clerk', 'clerk'] } })
    const reply = await operator.staff.add({ body: { loginName: 'hexu', name: '别人', roles: ['clerk'] } }).catch((error: unknown) => error)
    expect(reply).toMatchObject({ status: 409, code: 'NAME_TAKEN', message: '登录名 hexu 已经有人用了' })
    const tries = async ({ password, secret }: { password: string; secret: string }) => {
      clock.advance(30)
      const body = { loginName: 'hexu', password, code: totpCode(secret, clock.now()) }
      return answerOf(await askCounter(app, staffGroup.logIn, { body }))
    }
    const one = async () => (await operator.staff.people({ query: {} })).results.find(({ loginName }) => loginName === 'hexu')!
    expect(await tries(told)).toEqual([200, undefined])
    const { staffId, ...shown } = await one()
    const params = { staffId }
    expect(shown).toMatchObject({ name: '何叙', roles: ['clerk'], sessions: 1, lastSeenAt: clock.now().toISOString(), lockedAt: null })
    expect(await operator.staff.endSessions({ params })).toMatchObject({ sessions: 0 })
    await operator.staff.changeRoles({ params, body: { roles: ['pharmacist', 'doctor'] } })
    await tries(told)
    expect(await operator.staff.lock({ params })).toMatchObject({ roles: ['doctor', 'pharmacist'], sessions: 0 })
    expect(await tries(told)).toEqual([400, 'LOCKED'])
    await operator.staff.unlock({ params })
    expect(await tries(told)).toEqual([200, undefined])
    const fresh = await operator.staff.resetCredentials({ params })
    expect([await one().then(({ sessions }) => sessions), await tries(told), await tries(fresh)]).toEqual([
      0,
      [400, 'LOGIN_WRONG'],
      [200, undefined],
    ])
    await operator.staff.remove({ params })
    expect([await one(), await tries(fresh)]).toEqual([undefined, [400, 'LOGIN_WRONG']])
    const removed = await operator.staff.people({ query: { state: 'removed' } })
    expect(removed.results.map(({ name }) => name)).toEqual(['何叙'])
    for (const again of [operator.staff.unlock({ params }), operator.staff.lock({ params: { staffId: 'nobody' } })])
      await expect(again).rejects.toMatchObject({ status: 404 })
    const { results } = await operator.audit.list({ query: { record: `staff:${staffId}` } })
    const titles = ['停用账号', '登录', '重置密码和动态码', '解锁账号', '锁定账号', '更换岗位', '结束登录', '开通账号']
    expect(titles.every((title) => results.some((line) => line.title === title))).toBe(true)
  })

  it('always keep one operator who can log in, also where two take it from each other at once', async () => {
    const gateway = await gatewayAt()
    const first = await staffAt(gateway, { roles: ['operator', 'clerk'] })
    const own = { params: { staffId: first.staffId } }
    // Nobody of the demonstration counts where it lets nobody in.
    const pretended = await staffAt(gateway, { roles: ['operator'] })
    await gateway.db.update(staff).set({ isDemonstration: true }).where(eq(staff.staffId, pretended.staffId))
    await expect(first.staff.changeRoles({ ...own, body: { roles: ['clerk'] } })).rejects.toMatchObject(REFUSED)
    await expect(first.staff.remove(own)).rejects.toMatchObject({ status: 409, code: 'OWN_ACCOUNT' })
    const second = await staffAt(gateway, { roles: ['operator'] })
    const taken = await Promise.allSettled([
      first.staff.lock({ params: { staffId: second.staffId } }),
      second.staff.lock({ params: { staffId: first.staffId } }),
      second.staff.changeRoles({ params: { staffId: second.staffId }, body: { roles: ['doctor'] } }),
    ])
    expect(taken.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0)
    const left = await gateway.db
      .select()
      .from(staff)
      .innerJoin(staffRoles, eq(staffRoles.staffId, staff.staffId))
      .where(and(eq(staffRoles.role, 'operator'), isNull(staff.lockedAt), eq(staff.isDemonstration, false)))
    expect(left).toHaveLength(1)
  })
})
