import { and, eq, inArray, isNull, like, or, sql } from 'drizzle-orm'
import type { Querying, Transaction } from '../../db/open'
import { randomId } from '../../lib/hash'
import { memberGrants, type Right } from './schema'

export type GrantWanted<R extends Right = Right> = { right: R; source: string; value: number; couponType: string | null }
export type Grant = typeof memberGrants.$inferSelect

type Moving = {
  memberId: string
  /** Whose grants are moved: those of this source and of its parts. */
  by: string
  wanted: readonly GrantWanted[]
  until: Date | null
  at: Date
  reason: string
}

/** Gives and revokes what differs from what is wanted, and answers how many of each; what stays keeps its row. */
export async function moveGrants(tx: Transaction, { memberId, by, wanted, until, at, reason }: Moving) {
  const held = await grantsBy(tx, { memberId, by })
  const gone = held.filter((grant) => !wanted.some((want) => isSame(want, grant)))
  const missing = wanted.filter((want) => !held.some((grant) => isSame(want, grant)))
  const ids = (grants: readonly Grant[]) => inArray(memberGrants.grantId, grants.map(({ grantId }) => grantId)) // prettier-ignore
  if (gone.length > 0) await tx.update(memberGrants).set({ revokedAt: at, revokedFor: reason }).where(ids(gone))
  const rows = missing.map((want) => ({ grantId: randomId(), memberId, ...want, since: at, until, reason }))
  if (rows.length > 0) await tx.insert(memberGrants).values(rows)
  const late = sql`${memberGrants.until} is distinct from ${until?.toISOString() ?? null}::timestamptz`
  if (held.length > gone.length)
    await tx
      .update(memberGrants)
      .set({ until })
      .where(and(holdsBy({ memberId, by }), late))
  return { given: missing.length, revoked: gone.length }
}

/** What holds of this source and of its parts. */
export const grantsBy = (db: Querying, of: Pick<Moving, 'memberId' | 'by'>): Promise<Grant[]> =>
  db.select().from(memberGrants).where(holdsBy(of))

const holdsBy = ({ memberId, by }: Pick<Moving, 'memberId' | 'by'>) =>
  and(
    eq(memberGrants.memberId, memberId),
    isNull(memberGrants.revokedAt),
    or(eq(memberGrants.source, by), like(memberGrants.source, `${by} %`)),
  )

const isSame = (want: GrantWanted, grant: GrantWanted) =>
  want.right === grant.right && want.source === grant.source && want.value === grant.value && want.couponType === grant.couponType
