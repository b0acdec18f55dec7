import { and, gte, isNull, like, lt, notInArray } from 'drizzle-orm'
import { DAY } from '../../src/lib/duration'
import { sweepAccounts } from './account/sweep'
import { DRAFT_DAYS } from './patient/drafts'
import { RETENTION_DAYS } from './analytics/retentionDays'
import { analyticsEvents } from './analytics/schema'
import { forgetCallbacks } from './callback/forgetCallbacks'
import { cabinetDoses } from './cabinet/schema'
import { cartLines } from './cart/schema'
import { forgetLooks } from './interest/forgetLooks'
import { forgetConversations } from './chat/forgetConversations'
import { forgetConsultationDrafts } from './consultation/drafts'
import { forgetSigns } from './consultation/signs'
import { idempotencyKeys } from '../kernel/schema'
import { forgetDrafts } from './prescription/drafts'
import { REGISTRATION_DAYS } from '../../src/contract/registration'
import { SIGN_HOURS } from '../../src/contract/prescriptionSign'
import { assistHelps } from './assist/schema'
import { forgetMarks } from './invitation/unlinkInvitations'
import { messages } from './message/schema'
import { forgetUnissued } from './plan/unlinkPolicies'
import { patientDrafts } from './patient/schema'
import { prescriptionSigns } from './prescriptionSign/schema'
import { forgetHalfDone } from './questionnaire/remove'
import { HELP_DAYS } from '../../src/contract/assist'
import { HALF_DONE_DAYS } from '../../src/contract/questionnaire'
import { previews } from './preview/schema'
import { productViewers } from './product/schema'
import { workHolds } from './waiting/schema'
import { settlements } from './settlement/schema'
import type { Job } from '../kernel/jobs/job'

const MESSAGE_DAYS = 180
/** Of invitations: longer than anything is given for one. */
const MARK_DAYS = 180
/** As the text of the consent says (cabinetRule). */
const TICK_DAYS = 90

/**
 * Retention: deletes what nobody asks for any more: idempotency keys after two days (a retry comes within minutes), settlements that
 * became no order, carts of visitors into which nothing was put for ninety days, what visits
 * reported after its own time, messages after half a year, ticks of doses after ninety days, forms of patients, prescriptions and consultations and questionnaires that were left, signatures for patients that were deleted, signatures that no prescription took, cases in hand that nobody touched since yesterday, who saw a product the day before yesterday, looks at what has come into the men's health hall since, previews that have ended, on which device and network one invited or accepted an invitation, who helped with an assist, calls that visitors asked for, applications that became no policy after thirty days, and conversations in which nothing was written for three years. Orders, consents and prescriptions are kept.
 */
export const purge: Job = async ({ db, providers: { fileKeys: ring }, now }) => {
  const ago = (days: number) => new Date(now.getTime() - days * DAY)
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.at, ago(2)))
  await db.delete(settlements).where(and(isNull(settlements.orderCode), lt(settlements.expiresAt, ago(1))))
  const inUse = db
    .select({ owner: cartLines.owner })
    .from(cartLines)
    .where(gte(cartLines.addedAt, ago(90)))
  await db.delete(cartLines).where(and(like(cartLines.owner, 'device:%'), notInArray(cartLines.owner, inUse)))
  await db.delete(analyticsEvents).where(lt(analyticsEvents.at, ago(RETENTION_DAYS)))
  await db.delete(messages).where(lt(messages.at, ago(MESSAGE_DAYS)))
  await db.delete(cabinetDoses).where(lt(cabinetDoses.takenAt, ago(TICK_DAYS)))
  await db.delete(patientDrafts).where(lt(patientDrafts.savedAt, ago(DRAFT_DAYS)))
  await forgetDrafts(db, ago(DRAFT_DAYS))
  await forgetConsultationDrafts(db, ago(DRAFT_DAYS))
  await forgetHalfDone(db, ago(HALF_DONE_DAYS))
  await forgetSigns(db)
  await db.delete(prescriptionSigns).where(lt(prescriptionSigns.signedAt, ago(SIGN_HOURS / 24)))
  await db.delete(workHolds).where(lt(workHolds.lastInputAt, ago(1)))
  await db.delete(previews).where(lt(previews.expiresAt, now))
  await forgetLooks(db)
  await db.delete(productViewers).where(lt(productViewers.at, ago(1)))
  await forgetMarks(db, ago(MARK_DAYS))
  await db.delete(assistHelps).where(lt(assistHelps.at, ago(HELP_DAYS)))
  await forgetCallbacks(db, ago(REGISTRATION_DAYS))
  await forgetConversations(db, now)
  await forgetUnissued(db, { ring, now })
  await sweepAccounts(db, now)
}
