import { readFileSync } from 'node:fs'
import path from 'node:path'
import { create, type Font } from 'fontkit'
import type { InvoiceProvider } from './invoiceProvider'
import { hasGlyph } from './printable'
import { sfntOf } from './sfntOf'

const FONT = 'gateway/providers/invoice/NotoSansSC-Regular.woff'

/**
 * What a demonstration has in place of the tax office: it issues whatever it is asked, and its papers say that they are samples. `root`: where the
 * checkout or the release lies, and the font in it.
 */
export function embeddedInvoice(root: string): InvoiceProvider {
  let font: { bytes: Buffer; known: Font } | undefined
  const loaded = () => {
    if (font) return font
    const bytes = sfntOf(readFileSync(path.join(root, FONT)))
    return (font = { bytes, known: create(bytes) as Font })
  }
  return {
    isDemonstration: true,
    issue: () => Promise.resolve({ state: 'issued', number: null }),
    // Loaded with the first paper: whoever never draws one has no use for it.
    pdf: async (document) => (await import('./drawInvoice')).drawInvoice(document, loaded()),
    unprintable: (text) => [...new Set(text)].filter((character) => !hasGlyph(loaded().known, character)),
  }
}
