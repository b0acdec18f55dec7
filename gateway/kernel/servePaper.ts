import type { Context, Hono } from 'hono'
import type { Db } from '../db/open'
import { linkStanding, type Linked } from './endingLink'
import { HttpError, notFound } from './httpError'
import { bearerOf } from './mount'
import { sessionOf } from './session'

type Shop = { db: Db; now: () => Date }
type Own = { id: string; memberId: string }

/** A paper that is there, and how its PDF is drawn; where that fails it is away. */
type Paper = { fileName: string; pdf: () => Promise<Uint8Array> }

/** Papers of one kind: `path` has `:id`, `find` answers nothing of one that is not there yet. */
type Papers = {
  purpose: Linked['purpose']
  path: string
  /** 这份保单; what is said of a link that has ended, and of a paper that cannot be had now. */
  words: { noun: string; ended: string; away: string }
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

async function linkedOwn(context: Context, { db, now: clock }: Shop, { purpose, words }: Papers): Promise<Own> {
  const now = clock()
  const session = await sessionOf(db, bearerOf(context), now)
  if (!session) throw new HttpError(401, 'NOT_LOGGED_IN', '请先登录')
  const own = { id: context.req.param('id') ?? '', memberId: session.memberId }
  const { expires = '', sign = '' } = context.req.query()
  const standing = await linkStanding(db, { ...own, purpose }, { expires, sign }, now)
  if (standing === 'ended') throw new HttpError(410, 'LINK_ENDED', words.ended)
  if (standing === 'none') throw notFound(words.noun)
  return own
}
