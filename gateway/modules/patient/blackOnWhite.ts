import sharp, { type Sharp } from 'sharp'

/** How many points of the picture are one of its paper. */
const FAR = 24
/** The share of the paper's brightness that becomes white; black is black: what is made darker closes the gap in a 5. */
const WHITE = 0.85

/**
 * A grey picture as black on white: what lies around a point is its paper, so that neither a shadow nor
 * the pattern of a card is a letter. `softening` is a radius in points. PNG in, PNG out.
 */
export async function blackOnWhite(grey: Buffer, softening: number): Promise<Buffer> {
  const { data, info } = await raw(sharp(grey).blur(softening))
  const { width, height } = info
  const { data: afar, info: small } = await raw(
    sharp(grey)
      .resize(Math.ceil(width / FAR), Math.ceil(height / FAR), { fit: 'fill' })
      .blur(0.8),
  )
  const { data: paper } = await raw(sharp(afar, { raw: { ...small } }).resize(width, height, { fit: 'fill', kernel: 'linear' }))
  for (let at = 0; at < data.length; at += 1) {
    const share = (data[at] ?? 0) / Math.max(1, paper[at] ?? 0)
    data[at] = Math.min(255, (share * 255) / WHITE)
  }
  return sharp(data, { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 1 })
    .toBuffer()
}

/** Of a picture in black on white what is at most so bright, 0 to 255; the rest becomes white. */
export async function darkest(page: Buffer, ink: number): Promise<Buffer> {
  const { data, info } = await raw(sharp(page))
  for (let at = 0; at < data.length; at += 1) if ((data[at] ?? 0) > ink) data[at] = 255
  return sharp(data, { raw: { ...info } })
    .png({ compressionLevel: 1 })
    .toBuffer()
}

const raw = (picture: Sharp) => picture.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true })
