import sharp from 'sharp'
import { presentNumber } from '../../src/contract/idCard'

/** What is printed on a card. `number` is the card's; day of birth and sex are printed as they stand here, whatever the number says. */
export type Card = { name: string; number: string; isMale: boolean; year: number; month: number; day: number }
/** How it was photographed: tilted by so many degrees on a table of a colour, out of focus, in too little light, packed hard. */
export type CardShot = { tilt?: number; table?: string; blur?: number; light?: number; quality?: number; turn?: 90 | 180 | 270 }

const LABEL = '#3a6ea5'
const word = (x: number, y: number, text: string | number, { size = 34, fill = '#222', spaced = 0 } = {}) =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" letter-spacing="${spaced}">${text}</text>`
const label = (x: number, y: number, text: string) => word(x, y, text, { size: 28, fill: LABEL })
const WAVES = Array.from({ length: 14 }, (_, at) => {
  const y = 40 + at * 45
  return `<path d="M0 ${y} Q 250 ${y - 30} 506 ${y} T 1012 ${y}" stroke="#b8cfe0" stroke-width="1.5" fill="none"/>`
}).join('')

function frontOf({ name, number, isMale, year, month, day }: Card): string {
  const printed = [
    label(60, 100, '姓'),
    label(110, 100, '名'),
    word(165, 102, name, { size: 38 }),
    label(60, 180, '性'),
    label(110, 180, '别'),
    word(165, 180, isMale ? '男' : '女'),
    label(270, 180, '民 族'),
    word(360, 180, '汉'),
    label(60, 258, '出'),
    label(110, 258, '生'),
    word(165, 258, year),
    label(255, 258, '年'),
    word(305, 258, month),
    label(355, 258, '月'),
    word(400, 258, day),
    label(450, 258, '日'),
    label(60, 340, '住'),
    label(110, 340, '址'),
    word(165, 340, '清河市明月区新桥路', { size: 32 }),
    word(165, 385, '18 号 3 幢 502 室', { size: 32 }),
    label(60, 560, '公民身份号码'),
    word(330, 562, number, { size: 44, spaced: 6 }),
  ]
  const portrait =
    '<rect x="660" y="80" width="280" height="360" fill="#c9d6df"/><circle cx="800" cy="220" r="70" fill="#8a97a0"/><path d="M680 440 q120 -170 240 0z" fill="#5b6a75"/>'
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1012" height="638" font-family="Noto Sans CJK SC"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#dfeaf2"/><stop offset="1" stop-color="#f4ece4"/></linearGradient></defs><rect width="1012" height="638" rx="36" fill="url(#g)"/>${WAVES}${portrait}${printed.join('')}</svg>`
}

/** A photograph of an invented card: JPEG. */
export async function cardPhoto(card: Card, { tilt = 0, table, blur, light = 1, quality = 90, turn }: CardShot = {}): Promise<Blob> {
  const front = await sharp(Buffer.from(frontOf(card)))
    .rotate(tilt, { background: '#0000' })
    .png()
    .toBuffer()
  const laid = sharp(table ? await onTable(front, table) : front).flatten({ background: '#fff' })
  const flat = await (blur ? laid.blur(blur) : laid)
    .linear(light, light < 1 ? 8 : 0)
    .png()
    .toBuffer()
  const jpeg = await sharp(flat)
    .rotate(turn ?? 0)
    .jpeg({ quality })
    .toBuffer()
  return new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' })
}

async function onTable(front: Buffer, background: string): Promise<Buffer> {
  const { width, height } = await sharp(front).metadata()
  return sharp({ create: { width: width + 200, height: height + 260, channels: 3, background } })
    .composite([{ input: front, left: 90, top: 120 }])
    .png()
    .toBuffer()
}

const NAMES =
  '周建国 林秀芝 陈默 王小磊 李芳 张杰 欧阳清和 赵雪梅 孙志强 吴玉兰 郑伟 冯丽娟 褚云飞 卫国庆 蒋文静 沈佳怡 韩冰 杨帆 朱子墨 秦岚 尤美玲 许志远 何晓东 吕思远 施诗 孔令辉煌 曹阳 严守一 华小英 金大勇'
const REGIONS = '320106 110105 440305 510107 330102 420106 610113 370202 210102 350203'.split(' ')
const TABLES = ['#6b4f3a', '#3d4650', '#8b8378'] as const

/** Thirty invented people, a third each photographed well, by hand, and badly. The same ones in every run. */
export const THIRTY_CARDS: ReadonlyArray<{ card: Card; shot: CardShot }> = NAMES.split(' ').map((name, at) => {
  const [year, month, day] = [1935 + ((at * 37) % 75), 1 + ((at * 7) % 12), 1 + ((at * 11) % 28)]
  const sequence = 100 + ((at * 313) % 900)
  const printed = { name, isMale: sequence % 2 === 1, year, month, day }
  return { card: { ...printed, number: numberOf(REGIONS[at % 10] ?? '', printed, sequence) }, shot: shotOf(at) }
})

function shotOf(at: number): CardShot {
  const table = TABLES[at % 3] ?? TABLES[0]
  const tilt = ((at * 29) % 11) - 5
  if (at % 3 === 0) return {}
  return at % 3 === 1 ? { tilt: tilt / 2.5, table, blur: 0.7, quality: 80 } : { tilt, table, blur: 1.2, light: 0.45, quality: 60 }
}

/** A number with its check digit: that of 15 digits has none, and gets one. */
function numberOf(region: string, { year, month, day }: Omit<Card, 'number' | 'name' | 'isMale'>, sequence: number): string {
  const born = [month, day].map((figure) => String(figure).padStart(2, '0')).join('')
  if (year < 2000) return presentNumber(`${region}${String(year).slice(2)}${born}${sequence}`)
  const digits = `${region}${year}${born}${sequence}`
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
  const sum = weights.reduce((total, weight, place) => total + weight * Number(digits[place]), 0)
  return digits + '10X98765432'.charAt(sum % 11)
}
