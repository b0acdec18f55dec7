/**
 * A font whose letters are blocks, made here: Chinese ones a square, all others a little more than half as wide, whatever the machine.
 * Where a picture is drawn with it, lines break alike and edges fall on the same pixels, with any fonts installed and any version of
 * Chromium; words and figures that differ from run to run (a countdown, a day) differ no more.
 */
const UNITS = 1000
/** Of Noto Sans CJK, so that lines of natural height are as high as with it. */
const [ASCENT, DESCENT] = [1160, -288]

type Glyph = { advance: number; box?: { left: number; right: number; bottom: number; top: number } }
const SQUARE: Glyph = { advance: UNITS, box: { left: 80, right: 920, bottom: -60, top: 780 } }
/** The first stands for what the font does not have: a browser takes another font instead. */
const GLYPHS: readonly Glyph[] = [SQUARE, { advance: 280 }, { advance: 560, box: { left: 60, right: 500, bottom: 0, top: 740 } }, SQUARE]
const [SPACE, NARROW, WIDE] = [1, 2, 3]

/** Which glyph each character has, in rising order: Latin, punctuation and symbols, Chinese, full-width forms. */
const RANGES = [
  { from: 0x20, to: 0x20, glyph: SPACE },
  { from: 0x21, to: 0x7e, glyph: NARROW },
  { from: 0xa0, to: 0xa0, glyph: SPACE },
  { from: 0xa1, to: 0xff, glyph: NARROW },
  { from: 0x2010, to: 0x203f, glyph: WIDE },
  { from: 0x20a0, to: 0x2bff, glyph: WIDE },
  { from: 0x3000, to: 0x30ff, glyph: WIDE },
  { from: 0x3220, to: 0x33ff, glyph: WIDE },
  { from: 0x4e00, to: 0x9fff, glyph: WIDE },
  { from: 0xff01, to: 0xffee, glyph: WIDE },
] as const

const u16 = (...values: number[]) => Buffer.concat(values.map((value) => Buffer.from([(value >> 8) & 0xff, value & 0xff])))
const u32 = (...values: number[]) => Buffer.concat(values.map((value) => u16(value >>> 16, value & 0xffff)))

/** The segments and, behind them, the glyph of every single character: the one table of characters that everything can read. */
function cmap(): Buffer {
  const segments = [...RANGES, { from: 0xffff, to: 0xffff, glyph: WIDE }]
  const count = segments.length
  let place = 0
  const offsets = segments.map(({ from, to }, at) => {
    const offset = 2 * (count - at + place)
    place += to - from + 1
    return offset
  })
  const log = Math.floor(Math.log2(count))
  const body = Buffer.concat([
    u16(count * 2, 2 ** log * 2, log, count * 2 - 2 ** log * 2),
    u16(...segments.map(({ to }) => to), 0),
    u16(...segments.map(({ from }) => from)),
    u16(...segments.map(() => 0)),
    u16(...offsets),
    ...segments.map(({ from, to, glyph }) => Buffer.alloc((to - from + 1) * 2, u16(glyph))),
  ])
  const subtable = Buffer.concat([u16(4, body.length + 6, 0), body])
  return Buffer.concat([u16(0, 1, 3, 1), u32(12), subtable])
}

function outline({ box }: Glyph): Buffer {
  if (!box) return Buffer.alloc(0)
  const { left, right, bottom, top } = box
  const corners = Buffer.concat([u16(left, 0, right - left, 0), u16(bottom, top - bottom, 0, bottom - top)])
  return Buffer.concat([u16(1, left, bottom, right, top, 3, 0), Buffer.from([1, 1, 1, 1]), corners, Buffer.alloc(2)])
}

function names(): Buffer {
  const words = [1, 2, 4, 6].map((id) => ({ id, text: Buffer.from('Blocks', 'utf16le').swap16() }))
  const length = words[0]?.text.length ?? 0
  const records = words.map(({ id }, at) => u16(3, 1, 0x409, id, length, length * at))
  return Buffer.concat([u16(0, words.length, 6 + words.length * 12), ...records, ...words.map(({ text }) => text)])
}

function tables(): Record<string, Buffer> {
  const outlines = GLYPHS.map(outline)
  const starts = [0, ...outlines.map((_, at) => outlines.slice(0, at + 1).reduce((sum, { length }) => sum + length, 0))]
  const widest = UNITS
  const os2 = Buffer.concat([
    u16(4, 700, 400, 5, 0, 650, 700, 0, 140, 650, 700, 0, 480, 50, 300, 0),
    Buffer.alloc(10),
    u32(1, 0, 0, 0),
    Buffer.from('NONE'),
    u16(0x40, 0x20, 0xffff, ASCENT, DESCENT, 0, ASCENT, -DESCENT),
    u32(1, 0),
    u16(500, 740, 0, 32, 1),
  ])
  return {
    'OS/2': os2,
    cmap: cmap(),
    glyf: Buffer.concat(outlines),
    head: Buffer.concat([
      u32(0x10000, 0x10000, 0, 0x5f0f3cf5),
      u16(3, UNITS),
      Buffer.alloc(16),
      u16(0, DESCENT, UNITS, ASCENT, 0, 8, 2, 1, 0),
    ]),
    hhea: Buffer.concat([u32(0x10000), u16(ASCENT, DESCENT, 0, widest, 0, 0, widest, 1, 0, 0, 0, 0, 0, 0, 0, GLYPHS.length)]),
    hmtx: u16(...GLYPHS.flatMap(({ advance, box }) => [advance, box?.left ?? 0])),
    loca: u32(...starts),
    maxp: Buffer.concat([u32(0x10000), u16(GLYPHS.length, 4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)]),
    name: names(),
    post: Buffer.concat([u32(0x30000, 0), u16(-100, 50), u32(0, 0, 0, 0, 0)]),
  }
}

const padded = (table: Buffer) => Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)])
function checksum(table: Buffer): number {
  const whole = padded(table)
  let sum = 0
  for (let at = 0; at < whole.length; at += 4) sum = (sum + whole.readUInt32BE(at)) >>> 0
  return sum
}

/** The font as a TrueType file. */
export function blockFont(): Buffer {
  const all = Object.entries(tables())
  const log = Math.floor(Math.log2(all.length))
  let offset = 12 + all.length * 16
  const directory = all.map(([tag, table]) => {
    const entry = Buffer.concat([Buffer.from(tag), u32(checksum(table), offset, table.length)])
    offset += padded(table).length
    return entry
  })
  const start = Buffer.concat([u32(0x10000), u16(all.length, 2 ** log * 16, log, all.length * 16 - 2 ** log * 16)])
  return Buffer.concat([start, ...directory, ...all.map(([, table]) => padded(table))])
}
