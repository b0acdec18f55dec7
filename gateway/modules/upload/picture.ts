import sharp from 'sharp'
import { Budget } from '../../lib/budget'
import { HttpError } from '../../lib/httpError'

/** Points of a picture, and of all pictures that one gateway has unpacked at once. */
const MAX_PIXELS = 20_000_000
/** Below it nobody can read a prescription. */
const MIN_SIDE = 100
/** Enough to read one by. */
const MAX_SIDE = 2000
const QUALITY = 85
/** Seconds for one picture. */
const TIMEOUT_SECONDS = 8

/*
 * How the contract's types begin. What a name, a declared type or what follows the picture says counts for nothing. libvips chooses its
 * decoder by the same beginnings. Its others are not switched off (`sharp.block`): that holds for the whole process, which makes captchas
 * (`captcha/drawCaptcha`) and pictures of products (`server/pictures`) of SVG.
 */
const BEGINNINGS = [/^\xff\xd8\xff/, /^\x89PNG\r\n\x1a\n/, /^RIFF[^]{4}WEBP/]

// No two pictures are alike: what libvips remembers of one would only double the memory.
sharp.cache(false)

const unpacked = new Budget({ max: MAX_PIXELS, timeoutMs: 7000 })

export type Picture = { jpeg: Uint8Array; width: number; height: number }

/**
 * Makes a picture anew from its points alone, upright, at most 2000 long, as JPEG: nothing else of what was sent is kept, neither where it was
 * taken nor what hides behind it. Refuses what is no picture, is cut short, or would need too much memory.
 */
export async function remadePicture(sent: Uint8Array): Promise<Picture> {
  if (!BEGINNINGS.some((beginning) => beginning.test(Buffer.from(sent.subarray(0, 12)).toString('latin1'))))
    throw new HttpError(415, 'NOT_A_PICTURE', '只能上传 JPG、PNG 或 WebP 图片', { field: 'file' })
  const pixels = await pixelsOf(sent)
  return unpacked.run({ share: pixels }, () => redrawn(sent))
}

const OPTIONS = { failOn: 'error', sequentialRead: true, pages: 1 } as const

/** The points a picture says it has, read from its head alone. */
async function pixelsOf(sent: Uint8Array): Promise<number> {
  const { width, height } = await sharp(sent, { ...OPTIONS, limitInputPixels: false })
    .metadata()
    .catch(refuseBroken)
  if (width * height > MAX_PIXELS)
    throw new HttpError(413, 'TOO_MANY_PIXELS', `图片不能超过 ${MAX_PIXELS / 10_000} 万像素，请压缩后重新选择`, { field: 'file' })
  if (Math.min(width, height) < MIN_SIDE) throw new HttpError(422, 'TOO_SMALL', '图片太小，看不清内容，请重新拍摄或选择', { field: 'file' })
  return width * height
}

async function redrawn(sent: Uint8Array): Promise<Picture> {
  const { data, info } = await sharp(sent, { ...OPTIONS, limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: QUALITY })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .toBuffer({ resolveWithObject: true })
    .catch(refuseBroken)
  return { jpeg: data, width: info.width, height: info.height }
}

function refuseBroken(): never {
  throw new HttpError(422, 'BROKEN_PICTURE', '图片不完整或已损坏，请重新拍摄或选择', { field: 'file' })
}
