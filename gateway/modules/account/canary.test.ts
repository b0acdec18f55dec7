import { getTableColumns, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { listening } from '../../../tests/support/heardLog'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { AGREEMENTS, codeTo, loginBySms, ownProof, sealed, wrongCode } from '../../../tests/support/gatewayLogin'
import * as schema from '../../tables'
import { faultText } from '../../lib/faultText'
import { requestLog } from '../../server/requestLog'

const PHONE = '13987654321'
const NEW_PHONE = '13976543210'
const ID = '11010519491231002X'
const PASSWORD = 'Canary2026secret'

/** A gateway whose every printed line is kept. */
async function watched() {
  const printed: string[] = []
  const spies = (['log', 'info', 'warn', 'error', 'debug'] as const).map((name) =>
    jest.spyOn(console, name).mockImplementation((...words: unknown[]) => {
      printed.push(words.map((word) => (word instanceof Error ? `${String(word.stack)} ${JSON.stringify(word)}` : String(word))).join(' '))
    }),
  )
  const heard = listening()
  const gateway = await gatewayAt(undefined, { log: requestLog })
  const quiet = () => {
    spies.forEach((spy) => spy.mockRestore())
    printed.push(...heard.text().split('\n'))
    heard.end()
  }
  return { gateway, printed, quiet }
}

/** Every row of every table that holds one of the canaries: `table.column`. */
async function placesOf({ db }: Gateway, canaries: readonly string[]): Promise<string[]> {
  const found = new Set<string>()
  for (const table of Object.values(schema).flatMap((one): PgTable[] => (is(one, PgTable) ? [one] : []))) {
    const rows: Array<Record<string, unknown>> = await db.select(getTableColumns(table)).from(table)
    const name = Object.entries(schema).find(([, one]) => one === (table as unknown))?.[0] ?? ''
    for (const row of rows)
      for (const [column, value] of Object.entries(row))
        if (canaries.some((canary) => JSON.stringify([value]).includes(canary))) found.add(`${name}.${column}`)
  }
  return [...found].sort()
}

describe('a phone, an ID number, a password and tokens put through every call of the account', () => {
  it('stand in no log line, in no refusal, and in the database only where they are needed', async () => {
    const { gateway, printed, quiet } = await watched()
    const tokens: string[] = []
    const body = { phoneNum: PHONE, smsCode: await codeTo(gateway, PHONE, 'register'), agreements: AGREEMENTS }
    const session = await gateway.visitor.account.register({ body: { ...body, ...(await sealed(gateway.visitor, PASSWORD)) } })
    tokens.push(session.token)
    const member = gateway.client({ token: session.token, device: 'canary-device' })
    const refusals: string[] = []
    /** Typed into the wrong field, as people do. */
    const wrong = async (work: Promise<unknown>) =>
      refusals.push(
        await work.then(
          () => '',
          (error: unknown) => JSON.stringify([error, error instanceof Error ? error.message : '']),
        ),
      )
    await wrong(gateway.visitor.captcha.ticket({ body: { phoneNum: ID } }))
    await wrong(gateway.visitor.captcha.verify({ body: { phoneNum: PHONE, captcha: wrongCode(gateway) } }))
    await wrong(gateway.visitor.account.register({ body: { ...body, loginName: ID, ...(await sealed(gateway.visitor, PASSWORD)) } }))
    await wrong(gateway.visitor.account.thirdPartyLogin({ body: { provider: 'wechat', code: `${PHONE}${ID}`, agreements: AGREEMENTS } }))
    await wrong(gateway.visitor.deregister.record({ body: { recordToken: `${ID}${PHONE}` } }))
    await wrong(member.account.bindPhone({ body: { proof: `${ID}${PHONE}` }, query: { phoneNum: NEW_PHONE, smsCode: wrongCode(gateway) } }))
    await wrong(gateway.visitor.document.version({ params: { name: PHONE, version: ID } }))
    await wrong(gateway.visitor.partner.one({ params: { partner: ID } }))
    await gateway.app.request(`/api/personal/info?token=${session.token}&phone=${PHONE}&idCard=${ID}`)

    gateway.clock.advance(61)
    const proof = await ownProof(gateway, member, 'change')
    const query = { phoneNum: NEW_PHONE, smsCode: await codeTo(gateway, NEW_PHONE, 'bind', member) }
    const moved = await member.account.bindPhone({ body: { proof }, query })
    tokens.push(proof, moved.token)
    const renewed = gateway.client({ token: moved.token, device: 'canary-device' })
    gateway.clock.advance(61)
    await renewed.dataCopy.ask({ body: { proof: await ownProof(gateway, renewed, 'download') } })
    await renewed.mall.requestCallback({ body: { phoneNum: NEW_PHONE } })
    const { code } = await renewed.partner.authorize({ params: { partner: 'renhe' } })
    tokens.push(code)
    await gateway.jobs()
    const [copy] = (await renewed.dataCopy.list()).results
    const { path } = await renewed.dataCopy.link({ params: { copyId: copy!.copyId }, body: { format: 'json' } })
    tokens.push(path.split('/').at(-1) ?? '')
    await gateway.app.request(path)

    // A fault in the middle of a login, whose error carries the query with everything in it.
    gateway.clock.advance(61)
    await gateway.db.execute(sql`alter table sessions rename to sessions_away`)
    await wrong(loginBySms(gateway, NEW_PHONE))
    await gateway.db.execute(sql`alter table sessions_away rename to sessions`)
    quiet()

    const secrets = [PHONE, NEW_PHONE, ID, PASSWORD, ...tokens]
    expect(printed.join('\n')).toContain('POST /api/register 200')
    expect(printed.some((line) => line.includes('Failed query'))).toBe(true)
    expect(secrets.filter((secret) => printed.some((line) => line.includes(secret)))).toEqual([])
    expect(secrets.filter((secret) => refusals.some((refusal) => refusal.includes(secret)))).toEqual([])
    expect(refusals.filter((refusal) => refusal === '')).toEqual([])
    expect(await placesOf(gateway, [PASSWORD, ID, ...tokens])).toEqual([])
    // The member's own row, the callback a pharmacist makes, and the copy that lasts a day.
    expect(await placesOf(gateway, [PHONE, NEW_PHONE])).toEqual(['callbacks.phone', 'dataCopies.content', 'members.phone'])
  })
})

describe('a fault in the log', () => {
  it('keeps names, codes and places, and none of what people typed', () => {
    const cause = Object.assign(new Error(`duplicate key: Key (phone)=(${PHONE}) already exists`), { code: '23505', detail: PHONE })
    const error = Object.assign(new Error(`Failed query: insert … params: ${PHONE},${ID}`, { cause }), {
      query: 'insert into "members"',
      params: [PHONE],
    })
    const text = faultText(error)
    expect([PHONE, ID].filter((canary) => text.includes(canary))).toEqual([])
    expect(text).toContain('insert into "members"')
    expect(text).toContain('23505')
    expect(text).toContain('canary.test.ts')
  })
})
