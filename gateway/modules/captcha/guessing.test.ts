import { gatewayAt } from '../../../tests/support/gateway'
import { codeFor } from '../../../tests/support/gatewayLogin'
import { smsCodes } from '../../tables'

const PHONE = '13912345678'
const CONNECTIONS = 50
/** `GUESSES=10000` is the long form; each guesser is refused after ten. */
const EACH = Math.ceil(Number(process.env.GUESSES ?? 1000) / CONNECTIONS)
/** Each call is several queries on an embedded database. */
const TIMEOUT_MS = 5 * 60_000

describe('guesses at a code over fifty connections', () => {
  it(
    'meet no code: its five tries are left to who asked for it, and each guesser is refused after ten',
    async () => {
      const gateway = await gatewayAt()
      const owner = gateway.client({ device: 'device-of-the-owner', address: '10.1.0.1' })
      const code = await codeFor(gateway, PHONE, owner)
      const guesses = { wrong: 0, refused: 0, right: 0 }
      const guess = async (connection: number, place: number) => {
        const client = gateway.client({ device: `guesser-${connection}`, address: `10.9.0.${connection}` })
        const captcha = String((connection * EACH + place) * 97).padStart(6, '0')
        const status = await client.captcha.verify({ body: { phoneNum: PHONE, captcha } }).then(
          () => 200,
          (error: unknown) => (error as { status: number }).status,
        )
        guesses[status === 200 ? 'right' : status === 429 ? 'refused' : 'wrong'] += 1
      }
      await Promise.all(
        Array.from({ length: CONNECTIONS }, async (_none, connection) => {
          for (let place = 0; place < EACH; place += 1) await guess(connection, place)
        }),
      )
      expect(guesses).toEqual({ wrong: CONNECTIONS * 10, refused: CONNECTIONS * (EACH - 10), right: 0 })
      expect(await gateway.db.select().from(smsCodes)).toEqual([expect.objectContaining({ tries: 0 })])
      expect(await owner.captcha.verify({ body: { phoneNum: PHONE, captcha: code } })).toEqual({ verified: true })
    },
    TIMEOUT_MS,
  )

  it('by who asked for it are five: five chances in a million', async () => {
    const gateway = await gatewayAt()
    const asker = gateway.client({ device: 'device-of-the-asker' })
    const code = Number(await codeFor(gateway, PHONE, asker))
    const guess = (nth: number) =>
      asker.captcha.verify({ body: { phoneNum: PHONE, captcha: String((code + nth) % 1_000_000).padStart(6, '0') } })
    await Promise.allSettled(Array.from({ length: 50 }, (_none, nth) => guess(nth + 1)))
    expect(await gateway.db.select().from(smsCodes)).toEqual([expect.objectContaining({ tries: 5 })])
    await expect(guess(0)).rejects.toBeTruthy()
  })
})
