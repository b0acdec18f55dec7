import { eq } from 'drizzle-orm'
import { DAY, HOUR } from '../../src/lib/duration'
import { newBuyers, shopAt, type Shop } from '../../tests/support/shop'
import { sessions } from '../tables'
import { endSessions } from './endSessions'
import { liveOf } from './live/live'
import { sha256 } from '../lib/hash'
import { openSession, sessionOf } from './session'
import { inTransaction } from './transaction'

const NOW = new Date('2026-11-21T10:00:00+08:00')
const after = (milliseconds: number) => new Date(NOW.getTime() + milliseconds)

describe('a session', () => {
  let shop: Shop
  beforeEach(async () => {
    shop = await shopAt()
    await newBuyers(shop, 2)
    await shop.db.delete(sessions)
  })
  const open = (memberId = 'buyer0', deviceName?: string) =>
    openSession(shop.db, { memberId, deviceId: 'd', channel: 'h5', now: NOW, ...(deviceName !== undefined && { deviceName }) })
  const seenAt = async (token: string) => {
    const [row] = await shop.db
      .select()
      .from(sessions)
      .where(eq(sessions.tokenHash, sha256(token)))
    return row?.lastSeenAt
  }

  it('is opened by its token alone, which is not stored', async () => {
    const { token } = await open()
    expect(token).toHaveLength((await open('buyer1')).token.length)
    expect(await sessionOf(shop.db, token, NOW)).toMatchObject({ memberId: 'buyer0', tokenHash: sha256(token) })
    expect(await sessionOf(shop.db, `${token}x`, NOW)).toBeUndefined()
    expect(await sessionOf(shop.db, undefined, NOW)).toBeUndefined()
    expect(JSON.stringify(await shop.db.select().from(sessions))).not.toContain(token)
  })

  it('lasts 30 days to the millisecond', async () => {
    const { token, expiresAt } = await open()
    expect(expiresAt).toEqual(after(30 * DAY))
    expect(await sessionOf(shop.db, token, after(30 * DAY - 1))).toBeDefined()
    expect(await sessionOf(shop.db, token, after(30 * DAY))).toBeUndefined()
  })

  it('notes when it was last seen once an hour, and of this session only', async () => {
    const { token } = await open()
    const other = await open()
    await sessionOf(shop.db, token, after(HOUR - 1))
    expect(await seenAt(token)).toEqual(NOW)
    await sessionOf(shop.db, token, after(HOUR))
    expect([await seenAt(token), await seenAt(other.token)]).toEqual([after(HOUR), NOW])
  })

  it('keeps which device it is of', async () => {
    await open('buyer0', '小米手机')
    await open('buyer1')
    const rows = await shop.db.select().from(sessions).orderBy(sessions.memberId)
    expect(
      rows.map(({ memberId, deviceId, channel, deviceName, createdAt }) => [memberId, deviceId, channel, deviceName, createdAt]),
    ).toEqual([
      ['buyer0', 'd', 'h5', '小米手机', NOW],
      ['buyer1', 'd', 'h5', '未知设备', NOW],
    ])
  })

  it('ends with the member’s others, or all but one do; nobody else’s', async () => {
    const [kept, , foreign] = [await open(), await open(), await open('buyer1')]
    const alive = async () => (await shop.db.select().from(sessions)).map(({ tokenHash }) => tokenHash)
    const end = (exceptHash?: string) =>
      shop.db.transaction((tx) => endSessions(tx, { memberId: 'buyer0', ...(exceptHash !== undefined && { exceptHash }) }))
    expect(await end(sha256(kept.token))).toBe(1)
    expect((await alive()).sort()).toEqual([sha256(kept.token), sha256(foreign.token)].sort())
    expect(await end()).toBe(1)
    expect(await alive()).toEqual([sha256(foreign.token)])
  })

  it('ends on every gateway, and nobody is told where none ended', async () => {
    const told: unknown[] = []
    const stop = liveOf(shop.db).hear((one) => told.push(one))
    const end = () => inTransaction(shop.db, (tx) => endSessions(tx, { memberId: 'buyer0' }))
    await end()
    expect(told).toEqual([])
    await open()
    await end()
    expect(told).toEqual([{ kind: 'sessions' }])
    stop()
  })
})
