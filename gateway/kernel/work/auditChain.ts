import { createHash } from 'node:crypto'
import { asc, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Querying, Transaction } from '../../db/open'
import { lockUntilCommit } from '../advisoryLock'
import { canonicalJson } from '../../lib/canonicalJson'
import { auditChain, auditLog } from './schema'

type Line = typeof auditLog.$inferSelect
export type Link = { n: number; hash: string }

/** What the first line is chained to. */
const BEGINNING: Link = { n: 0, hash: '' }
/** Lines that are held against their hashes at a time. */
const BATCH = 1000

const hashOf = (previous: string, line: Line) =>
  createHash('sha256')
    .update(`${previous}\n${canonicalJson(line)}`)
    .digest('hex')

/**
 * Chains a line that this transaction wrote. It waits for whoever chains before it, until that transaction ends: nothing may be locked
 * after it.
 */
export async function chainLine(tx: Transaction, line: Line): Promise<void> {
  await lockUntilCommit(tx, 'audit chain')
  const [last = BEGINNING] = await tx
    .select({ n: auditChain.n, hash: auditChain.hash })
    .from(auditChain)
    .orderBy(desc(auditChain.n))
    .limit(1)
  await tx.insert(auditChain).values({ n: last.n + 1, auditId: line.auditId, hash: hashOf(last.hash, line) })
}

export type ChainReport = {
  /** The last link: kept elsewhere it tells later whether the end of the chain is still there. */
  head: Link
  /** Lines of releases that chained none. */
  before: number
  faults: Array<{ n?: number; auditId: string; what: 'changed' | 'missing' | 'gap' | 'unchained' }>
}

/** Holds every line of the audit log against the chain. Of neighbours of a fault only the line itself is named. */
export async function checkAuditChain(db: Querying): Promise<ChainReport> {
  const faults: ChainReport['faults'] = []
  let last = BEGINNING
  for (;;) {
    const links = await db
      .select({ link: auditChain, line: auditLog })
      .from(auditChain)
      .leftJoin(auditLog, eq(auditLog.auditId, auditChain.auditId))
      .where(gt(auditChain.n, last.n))
      .orderBy(asc(auditChain.n))
      .limit(BATCH)
    for (const { link, line } of links) {
      const { n, auditId, hash } = link
      if (n !== last.n + 1) faults.push({ n, auditId, what: 'gap' })
      else if (!line) faults.push({ n, auditId, what: 'missing' })
      else if (hash !== hashOf(last.hash, line)) faults.push({ n, auditId, what: 'changed' })
      last = { n, hash }
    }
    if (links.length < BATCH) break
  }
  const { before, unchained } = await withoutLink(db)
  return { head: last, before, faults: [...faults, ...unchained.map((auditId) => ({ auditId, what: 'unchained' as const }))] }
}

/** Lines without a link: written before there was a chain, or by nobody who chains. */
async function withoutLink(db: Querying): Promise<{ before: number; unchained: string[] }> {
  const [first] = await db
    .select({ at: auditLog.at })
    .from(auditChain)
    .innerJoin(auditLog, eq(auditLog.auditId, auditChain.auditId))
    .orderBy(asc(auditChain.n))
    .limit(1)
  const lines = await db
    .select({
      auditId: auditLog.auditId,
      isOlder: first ? sql<boolean>`${auditLog.at} < ${first.at.toISOString()}::timestamptz` : sql<boolean>`true`,
    })
    .from(auditLog)
    .leftJoin(auditChain, eq(auditChain.auditId, auditLog.auditId))
    .where(isNull(auditChain.n))
    .orderBy(asc(auditLog.at))
  const unchained = lines.filter(({ isOlder }) => !isOlder).map(({ auditId }) => auditId)
  return { before: lines.length - unchained.length, unchained }
}
