import { padPhoto, reusedPhoto } from '../../../tests/support/padPhoto'
import { fingerprintOf, likenessTo } from './fingerprint'

const HOW = ['photographed', 'scanned'] as const
const SHEETS = [1, 2]

describe.each(HOW)('a prescription that was %s', (how) => {
  let sheets: Buffer[]
  beforeAll(async () => {
    sheets = await Promise.all(SHEETS.map((seed) => padPhoto(seed, how)))
  })

  it.each([
    { cut: 'around', degrees: 1 },
    { cut: 'around', degrees: -1 },
    { cut: 'corner', degrees: 1 },
  ] as const)('is known again cut by 3 % ($cut), turned by $degrees° and saved anew, whichever of both came first', async (change) => {
    for (const sheet of sheets) {
      const copy = await reusedPhoto(sheet, change)
      expect((await likenessTo(copy))(await fingerprintOf(sheet))).toBe(true)
      expect((await likenessTo(sheet))(await fingerprintOf(copy))).toBe(true)
    }
  })

  it('is no other of the same pad', async () => {
    for (const [nth, sheet] of sheets.entries()) {
      const isLike = await likenessTo(sheet)
      const others = await Promise.all(sheets.filter((_other, place) => place !== nth).map(fingerprintOf))
      expect(others.map(isLike)).toEqual(others.map(() => false))
    }
  })
})

it('is like nothing without a fingerprint', async () => {
  expect((await likenessTo(await padPhoto(1, 'scanned')))(new Uint8Array())).toBe(false)
})
