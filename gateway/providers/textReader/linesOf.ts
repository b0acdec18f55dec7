import type { TextLine, Word } from './textReader'

/** The level of a word in Tesseract's table of what it found; above it are its line, paragraph, block and page. */
const WORD = '5'

/** The lines in Tesseract's TSV: level, page, block, paragraph, line, word, left, top, width, height, confidence, text. */
export function linesOf(tsv: string): TextLine[] {
  const lines = new Map<string, Word[]>()
  for (const row of tsv.split('\n')) {
    const [level, page, block, paragraph, line, , left, top, width, height, confidence, text = ''] = row.split('\t')
    if (level !== WORD || text.trim() === '') continue
    const place = [page, block, paragraph, line].join()
    const word = { text: text.trim(), confidence: Number(confidence), ...box(Number(left), Number(top), Number(width), Number(height)) }
    lines.set(place, [...(lines.get(place) ?? []), word])
  }
  return [...lines.values()]
}

const box = (left: number, top: number, width: number, height: number) => ({ left, top, right: left + width, bottom: top + height })
