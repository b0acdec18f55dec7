import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'
import { REPORTS } from '../../../../scripts/test/reports.mjs'

const FOLDER = 'tests/look/pictures'
/** How different a pixel's colour may be (pixelmatch's own scale, 0 to 1): edges of curves, shadows and photographs differ that much between versions of Chromium. */
const COLOUR = 0.12
/** Pixels of a thousand that may differ more than that: a tag of the smallest size is larger on the largest picture. */
const MAX = 0.5

const isAccepting = () => process.env.ACCEPT_PICTURES === '1'

type Pixels = { data: Buffer; width: number; height: number }

async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

async function accept(picture: Buffer, file: string) {
  mkdirSync(path.dirname(file), { recursive: true })
  await sharp(picture).webp({ nearLossless: true, quality: 60, effort: 4 }).toFile(file)
}

/** The accepted picture, the one of now and what differs, side by side for whoever looks. */
async function report(name: string, pictures: Pixels[]): Promise<string> {
  const file = path.join(REPORTS, 'pictures', `${name.replaceAll('/', '-')}.png`)
  mkdirSync(path.dirname(file), { recursive: true })
  const width = pictures.reduce((sum, picture) => sum + picture.width, 0)
  const height = Math.max(...pictures.map((picture) => picture.height))
  let left = 0
  const placed = pictures.map(({ data, ...size }) => {
    const place = { input: data, raw: { ...size, channels: 4 as const }, left, top: 0 }
    left += size.width
    return place
  })
  await sharp({ create: { width, height, channels: 4, background: '#888' } })
    .composite(placed)
    .png()
    .toFile(file)
  return file
}

/**
 * Compares a picture with the one that was accepted under this name; answers in words what differs, or nothing. With `ACCEPT_PICTURES=1`
 * (`npm run look:accept`) it is accepted instead.
 */
export async function difference(name: string, picture: Buffer): Promise<string | undefined> {
  const file = path.join(FOLDER, `${name}.webp`)
  if (isAccepting()) {
    await accept(picture, file)
    return undefined
  }
  if (!existsSync(file)) return `${name}: there is no picture to compare with; look at the page, then npm run look:accept`
  const [before, now] = [await pixelsOf(readFileSync(file)), await pixelsOf(picture)]
  if (before.width !== now.width || before.height !== now.height) {
    const shown = await report(name, [before, now])
    return `${name}: ${now.width} × ${now.height} instead of ${before.width} × ${before.height}; ${shown}`
  }
  const marked: Pixels = { ...now, data: Buffer.alloc(now.data.length) }
  const differing = pixelmatch(before.data, now.data, marked.data, now.width, now.height, { threshold: COLOUR })
  if ((differing / (now.width * now.height)) * 1000 <= MAX) return undefined
  return `${name}: ${differing} pixels differ; ${await report(name, [before, now, marked])}`
}
