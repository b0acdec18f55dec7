import { inflateSync } from 'node:zlib'

const WOFF_HEADER = 44
const WOFF_ENTRY = 20
const SFNT_HEADER = 12
const SFNT_ENTRY = 16

const padded = (length: number) => Math.ceil(length / 4) * 4

/** The font in a WOFF 1.0 file, uncompressed as its readers want it (W3C, WOFF File Format 1.0): who draws from a WOFF inflates a table anew for each glyph. */
export function sfntOf(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_one, place) => {
    const entry = WOFF_HEADER + place * WOFF_ENTRY
    const [offset, packed, length, checksum] = [4, 8, 12, 16].map((at) => woff.readUInt32BE(entry + at)) as [number, number, number, number]
    const content = woff.subarray(offset, offset + packed)
    return { tag: woff.subarray(entry, entry + 4), checksum, content: packed < length ? inflateSync(content) : content }
  })
  const begin = SFNT_HEADER + count * SFNT_ENTRY
  const font = Buffer.alloc(begin + tables.reduce((sum, { content }) => sum + padded(content.length), 0))
  const log = Math.floor(Math.log2(count))
  font.writeUInt32BE(woff.readUInt32BE(4), 0)
  font.writeUInt16BE(count, 4)
  font.writeUInt16BE(16 * 2 ** log, 6)
  font.writeUInt16BE(log, 8)
  font.writeUInt16BE(16 * (count - 2 ** log), 10)
  let at = begin
  for (const [place, { tag, checksum, content }] of tables.entries()) {
    const entry = SFNT_HEADER + place * SFNT_ENTRY
    tag.copy(font, entry)
    font.writeUInt32BE(checksum, entry + 4)
    font.writeUInt32BE(at, entry + 8)
    font.writeUInt32BE(content.length, entry + 12)
    content.copy(font, at)
    at += padded(content.length)
  }
  return font
}
