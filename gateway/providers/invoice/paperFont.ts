import { readFileSync } from 'node:fs'
import path from 'node:path'
import { create, type Font } from 'fontkit'
import type { Known } from './printable'
import { sfntOf } from './sfntOf'

const FONT = 'gateway/providers/invoice/NotoSansSC-Regular.woff'

/** The font that sample papers are drawn with: its bytes, and which characters it has. */
export type PaperFont = { bytes: Buffer; known: Known }

/** The font below a root (the checkout or the release), read with the first paper: whoever never draws one has no use for it. */
export function paperFont(root: string): () => { bytes: Buffer; known: Font } {
  let font: { bytes: Buffer; known: Font } | undefined
  return () => {
    if (font) return font
    const bytes = sfntOf(readFileSync(path.join(root, FONT)))
    return (font = { bytes, known: create(bytes) as Font })
  }
}
