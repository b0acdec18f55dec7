import sharp from 'sharp'

/** How a paper was photographed: well, in too little light, out of focus, or from too far away. */
export type Shot = 'clear' | 'dark' | 'blurred' | 'small'

const LINES = Array.from({ length: 14 }, (_, at) => at)

/** A prescription as somebody photographs it: printed lines of invented text on paper. `mark` makes one photograph unlike another. */
export async function paperPhoto(shot: Shot = 'clear', mark = ''): Promise<Blob> {
  const text = LINES.map(
    (at) => `<text x="80" y="${150 + at * 70}" font-size="34" fill="#222">Rp. ${at + 1}  10 mg x 28  qd  po ${mark} -------</text>`,
  ).join('')
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200"><rect width="900" height="1200" fill="#f4f1ea"/><rect x="40" y="40" width="820" height="1120" fill="#fffef8" stroke="#999" stroke-width="3"/>${text}<circle cx="700" cy="1000" r="80" fill="none" stroke="#c0392b" stroke-width="6"/></svg>`
  const drawn = sharp(Buffer.from(page))
  const seen = {
    clear: () => drawn,
    dark: () => drawn.linear(0.22, 0),
    blurred: () => drawn.blur(14),
    small: () => drawn.resize(240),
  }[shot]
  return new Blob([new Uint8Array(await seen().jpeg({ quality: 88 }).toBuffer())], { type: 'image/jpeg' })
}
