import { inflateSync } from 'node:zlib'

/** The decoded streams of a PDF, by the number of their object. */
function streamsOf(pdf: Buffer): Map<string, string> {
  const raw = pdf.toString('latin1')
  const streams = new Map<string, string>()
  for (const { 1: id = '', 2: head = '', index, 0: whole } of raw.matchAll(/(\d+) 0 obj\n(<<[\s\S]*?>>)\nstream\n/g)) {
    const begin = index + whole.length
    const bytes = pdf.subarray(begin, begin + Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0))
    streams.set(id, (head.includes('FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1'))
  }
  return streams
}

/** Codes of glyphs with what they stand for, as `ToUnicode` of the one font says. */
function charactersOf(streams: Iterable<string>): Map<number, string> {
  const characters = new Map<number, string>()
  for (const stream of streams) {
    if (!stream.includes('beginbfrange')) continue
    for (const [, from = '', , list = ''] of stream.matchAll(/<([0-9a-f]{4})> <([0-9a-f]{4})> \[([^\]]*)\]/gi)) {
      for (const [place, [, hex = '']] of [...list.matchAll(/<([0-9a-f ]*)>/gi)].entries()) {
        const units = hex.replace(/ /g, '').match(/.{4}/g) ?? []
        characters.set(parseInt(from, 16) + place, String.fromCharCode(...units.map((unit) => parseInt(unit, 16))))
      }
    }
  }
  return characters
}

/** The text of a PDF that pdfkit made with one embedded font: each run of it a line, as it can be copied out of a reader. */
export function pdfText(pdf: Uint8Array): string {
  const streams = [...streamsOf(Buffer.from(pdf)).values()]
  const characters = charactersOf(streams)
  const runs = streams.flatMap((stream) => [...stream.matchAll(/\[((?:<[0-9a-f]*>|[-\d. ])*)\] TJ/gi)].map(([, run = '']) => run))
  const read = (run: string) =>
    [...run.matchAll(/<([0-9a-f]*)>/gi)]
      .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
      .map((code) => characters.get(parseInt(code, 16)) ?? '?')
  return runs.map((run) => read(run).join('')).join('\n')
}
