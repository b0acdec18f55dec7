import { and, eq, or } from 'drizzle-orm'
import type { Querying, Transaction } from '../../db/open'
import { notFound } from '../../lib/httpError'
import type { KeyRing } from '../../lib/keyRing'
import { openContent, sealContent } from '../../kernel/sealedContent'
import { lockOrder } from '../order/lockOrder'
import { refundApplications } from './schema'

export type Application = typeof refundApplications.$inferSelect

/** What of an application is sealed. */
export type ApplicationContent = {
  note: string
  phone: string
  /** Of who sent the parcel back. */
  trackingPhone?: string
  /** Why staff refused it, or what came back: as the member reads it. */
  refusal?: string
}

export const contentOf = (ring: KeyRing, row: Application) => openContent(ring, refundApplications, row) as ApplicationContent
export const sealedOf = (ring: KeyRing, id: string, content: ApplicationContent) => sealContent(ring, refundApplications, id, content)

/** This member's application, by its number or its id; nobody else's is found. */
export async function ownApplication(db: Querying, memberId: string, numberOrId: string): Promise<Application> {
  const named = or(eq(refundApplications.refundNumber, numberOrId), eq(refundApplications.id, numberOrId))
  const [row] = await db
    .select()
    .from(refundApplications)
    .where(and(eq(refundApplications.memberId, memberId), named))
  if (!row) throw notFound('这笔退款')
  return row
}

/** By its number, whoever's it is: for staff and for the clock. */
export async function applicationOf(db: Querying, refundNumber: string): Promise<Application> {
  const [row] = await db.select().from(refundApplications).where(eq(refundApplications.refundNumber, refundNumber))
  if (!row) throw notFound('这笔退款')
  return row
}

/** The same with its order's row locked, before which nothing of it or its money moves. */
export async function lockedApplication(tx: Transaction, refundNumber: string): Promise<Application> {
  const { orderCode } = await applicationOf(tx, refundNumber)
  await lockOrder(tx, orderCode)
  return applicationOf(tx, refundNumber)
}
