import { eq } from 'drizzle-orm'
import type { Db } from '../../db/open'
import { wechatTokens } from './schema'
import { seal, unseal } from './seal'

/** Milliseconds before its expiry from which a token is refreshed: WeChat accepts the old one that long. */
const REFRESH_MARGIN_MS = 300_000

type Kept = {
  db: Db
  name: string
  /** The app's secret: what it is sealed with. */
  secret: string
  now: () => Date
  /** One that WeChat refused, which does not count any more. */
  refused?: string | undefined
  fetch: () => Promise<{ token: string; /** Seconds. */ expiresIn: number }>
}

/** A cached token that all gateway processes share through the database: fetched when there is none, when it soon ends, or was refused. */
export async function cachedToken({ db, name, secret, now, refused, fetch }: Kept): Promise<string> {
  const [row] = await db.select().from(wechatTokens).where(eq(wechatTokens.name, name))
  const present = row && row.expiresAt.getTime() - now().getTime() > REFRESH_MARGIN_MS ? unseal({ secret, name }, row.sealed) : undefined
  if (present !== undefined && present !== refused) return present
  const { token, expiresIn } = await fetch()
  const fresh = { sealed: seal({ secret, name }, token), expiresAt: new Date(now().getTime() + expiresIn * 1000) }
  await db
    .insert(wechatTokens)
    .values({ name, ...fresh })
    .onConflictDoUpdate({ target: wechatTokens.name, set: fresh })
  return token
}
