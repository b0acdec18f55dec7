import type { Hono } from 'hono'
import type { Db } from '../db/open'
import { HttpError, notFound } from '../lib/httpError'
import { linkedOwn, type LinkedThing } from './linkedOwn'

type Shop = { db: Db; now: () => Date }
type Own = { id: string; memberId: string }

/** A paper that is there, and how its PDF is drawn; where that fails it is away. */
type Paper = { fileName: string; pdf: () => Promise<Uint8Array> }

/** Papers of one kind: `path` has `:id`, `find` answers nothing of one that is not there yet. */
type Papers = LinkedThing & {
  path: string
  /** What is said of a paper that cannot be had now. */
  words: { away: string }
  find: (own: Own) => Promise<Paper | undefined>
}

/** Nobody keeps a paper on the way, and it runs nothing wherever it is opened. */
const HEADERS = {
  'Content-Type': 'application/pdf',
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex',
}

/** Serves papers behind links that end, each to its member alone. To everybody else it is not there. 410 LINK_ENDED, 503 PDF_AWAY. */
export function servePaper(app: Hono, shop: Shop, papers: Papers) {
  const { path, words, find } = papers
  app.get(path, async (context) => {
    const paper = await find(await linkedOwn(context, shop, papers))
    if (!paper) throw notFound(words.noun)
    const bytes = await paper.pdf().catch((cause: unknown) => {
      throw Object.assign(new HttpError(503, 'PDF_AWAY', words.away), { cause })
    })
    return context.body(Buffer.from(bytes), 200, { ...HEADERS, 'Content-Disposition': `inline; filename="${paper.fileName}"` })
  })
}
