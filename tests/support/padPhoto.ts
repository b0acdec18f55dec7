import sharp from 'sharp'
import { randomNumbers } from './randomNumbers'

const TABLES = ['#6b4f3a', '#3d4650', '#8b8378', '#c9b79c'] as const
const printed = (x: number, y: number, text: string, size = 30) => `<text x="${x}" y="${y}" font-size="${size}" fill="#222">${text}</text>`
const FORM = [
  printed(250, 90, '清河市第一医院处方笺', 40),
  ...[
    printed(60, 160, '姓名'),
    printed(360, 160, '性别'),
    printed(560, 160, '年龄'),
    printed(60, 220, '诊断'),
    printed(60, 300, 'Rp.', 40),
  ],
  ...[printed(60, 1050, '医师'), printed(460, 1050, '药师'), printed(60, 1110, '金额')],
  '<path d="M40 250H860M40 1000H860" stroke="#333" stroke-width="3"/>',
].join('')

/** A line of scribble from one side on, as nobody can read it. */
function scribble(next: () => number, y: number): string {
  let path = `M110 ${y}`
  const end = 300 + next() * 450
  for (let x = 110; x < end; x += 14 + next() * 20)
    path += ` q ${next() * 8} ${(next() - 0.5) * 50} ${6 + next() * 12} ${(next() - 0.5) * 18}${next() < 0.25 ? ' m 18 0' : ''}`
  return `<path d="${path}" stroke="#1c2a6b" stroke-width="4" fill="none"/>`
}

/** One sheet of the pad of an invented hospital, written on by a hand of its own for each seed. */
function sheet(next: () => number): Buffer {
  const lines = Array.from({ length: 4 + Math.floor(next() * 5) }, (_, nth) => scribble(next, 330 + nth * 80 + next() * 16)).join('')
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200" font-family="Noto Serif CJK SC"><rect width="900" height="1200" fill="#fffef8"/>${FORM}${lines}</svg>`,
  )
}

/** A sheet laid flat on a scanner, or photographed on a table in a light of its own. */
export async function padPhoto(seed: number, how: 'scanned' | 'photographed'): Promise<Buffer> {
  const next = randomNumbers(seed)
  const paper = sheet(next)
  if (how === 'scanned') return sharp(paper).jpeg({ quality: 85 }).toBuffer()
  const tilted = sharp(paper).resize({ width: Math.round(900 * (0.85 + next() * 0.3)) })
  const laid = await tilted
    .rotate((next() - 0.5) * 6, { background: '#0000' })
    .png()
    .toBuffer()
  const { width, height } = await sharp(laid).metadata()
  const [left, top] = [Math.round(20 + next() * 120), Math.round(20 + next() * 160)]
  const [across, down] = [width + left + Math.round(next() * 150), height + top + Math.round(next() * 200)]
  const shade = `<svg xmlns="http://www.w3.org/2000/svg" width="${across}" height="${down}"><defs><linearGradient id="g"><stop stop-opacity="${(next() * 0.45).toFixed(2)}"/><stop offset="1" stop-opacity="0"/></linearGradient></defs><rect width="${across}" height="${down}" fill="url(#g)"/></svg>`
  const background = TABLES[Math.floor(next() * TABLES.length)] ?? TABLES[0]
  const table = sharp({ create: { width: across, height: down, channels: 3, background } })
  const shot = await table
    .composite([
      { input: laid, left, top },
      { input: Buffer.from(shade), left: 0, top: 0 },
    ])
    .png()
    .toBuffer()
  return sharp(shot).jpeg({ quality: 85 }).toBuffer()
}

type Cut = 'around' | 'corner'

/** The same picture, 3 % cut off, turned by some degrees and saved at quality 60. */
export async function reusedPhoto(jpeg: Buffer, { cut, degrees }: { cut: Cut; degrees: number }): Promise<Buffer> {
  const { width, height } = await sharp(jpeg).metadata()
  const [across, down] = [Math.round(width * 0.03), Math.round(height * 0.03)]
  const part = cut === 'corner' ? { left: across, top: down } : { left: across >> 1, top: down >> 1 }
  const rest = await sharp(jpeg)
    .extract({ ...part, width: width - across, height: height - down })
    .png()
    .toBuffer()
  const turned = await sharp(rest).rotate(degrees, { background: '#fff' }).png().toBuffer()
  return sharp(turned).jpeg({ quality: 60 }).toBuffer()
}
