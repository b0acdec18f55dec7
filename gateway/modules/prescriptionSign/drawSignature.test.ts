import sharp from 'sharp'
import { WRITTEN } from '../../../tests/support/signed'
import { drawSignature } from './drawSignature'

type Strokes = Parameters<typeof drawSignature>[0]
const drawn = async (strokes: Strokes) => Buffer.from(await drawSignature(strokes), 'base64')

it('is a small PNG with ink on it, cut to what was written', async () => {
  const png = await drawn(WRITTEN.strokes)
  const { format, width, height } = await sharp(png).metadata()
  expect([format, png.length < 8000]).toEqual(['png', true])
  // 80 by 100 points at one and a half, and the margin.
  expect([width, height]).toEqual([149, 180])
  const alpha = (await sharp(png).stats()).channels.at(-1)!
  expect([alpha.min, alpha.max]).toEqual([0, 255])
})

it('is as small for a signature of as many points as a call takes', async () => {
  const strokes: Strokes = Array.from({ length: 120 }, (_one, nth) =>
    Array.from({ length: 60 }, (_two, at) => ({ x: (at * 37 + nth) % 800, y: (at * 53 + nth * 7) % 300 })),
  )
  const png = await drawn(strokes)
  expect((await sharp(png).metadata()).width).toBeLessThanOrEqual(480)
  expect(png.length).toBeLessThan(60_000)
})
