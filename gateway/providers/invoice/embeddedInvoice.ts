import type { InvoiceProvider } from './invoiceProvider'
import { paperFont } from './paperFont'
import { hasGlyph } from './printable'

/**
 * What a demonstration has in place of the tax office: it issues whatever it is asked, and its papers say that they are samples. `root`: where the
 * checkout or the release lies, and the font in it.
 */
export function embeddedInvoice(root: string): InvoiceProvider {
  const loaded = paperFont(root)
  return {
    isDemonstration: true,
    issue: () => Promise.resolve({ state: 'issued', number: null }),
    // Loaded with the first paper: whoever never draws one has no use for it.
    pdf: async (document) => (await import('./drawInvoice')).drawInvoice(document, loaded()),
    unprintable: (text) => [...new Set(text)].filter((character) => !hasGlyph(loaded().known, character)),
  }
}
