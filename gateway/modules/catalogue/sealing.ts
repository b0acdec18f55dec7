import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Querying } from '../../db/open'
import { prescriptionDrugs, prescriptions, sessions } from '../../db/schema'
import { isSigned, pictureEnds, pictureTicket, ticketIn } from './pictureTicket'
import { setting, settingOf } from '../../kernel/settings'
import type { Mark } from './types'

/** The placeholder picture of every prescription drug whose pack must not be shown. */
export const SEALED_PICTURE = '/pictures/sealed'

type Sealable = { mark: Mark; pictures: string[] }

/** Lists show neither pack nor label of a prescription drug, to anyone (LAW-AND-PRIVACY, D4). */
export const listPictureOf = ({ mark, pictures }: Sealable) => (mark === 'rx' ? SEALED_PICTURE : addressOf(pictures[0]))

const addressOf = (picture: string | undefined) => (picture === undefined ? SEALED_PICTURE : `/pictures/${picture}`)

/** A prescription that opens a drug for its member. */
export type Opening = { prescriptionId: string; patientName: string; validUntil: Date }

/** The approved, unused and unexpired prescription of this member that covers a product, the longest valid first. */
export async function openingOf(db: Querying, memberId: string | undefined, productCode: string, now: Date): Promise<Opening | undefined> {
  if (memberId === undefined) return undefined
  const usable = await db
    .select({ prescriptionId: prescriptions.prescriptionId, patientName: prescriptions.patientName, validUntil: prescriptions.validUntil })
    .from(prescriptions)
    .innerJoin(prescriptionDrugs, eq(prescriptionDrugs.prescriptionId, prescriptions.prescriptionId))
    .where(
      and(
        eq(prescriptions.memberId, memberId),
        eq(prescriptions.status, 'approved'),
        isNull(prescriptions.usedByOrder),
        gt(prescriptions.validUntil, now),
        eq(prescriptionDrugs.productCode, productCode),
      ),
    )
  return usable.sort((left, right) => right.validUntil.getTime() - left.validUntil.getTime())[0]
}

type Asked = {
  product: Sealable
  opening: Opening | undefined
  /** Where an opened picture is found (`openedPicture`); without it the drawing stays. */
  opened?: string | undefined
}

/**
 * What a product's own page may show of it. A prescription drug stays shut for everybody but the member whose usable
 * prescription covers it (D5): sealed drawing, no gallery, no summary, no manual; its leaflet is refused.
 */
export function sealingOf({ product, opening, opened = SEALED_PICTURE }: Asked) {
  if (product.mark !== 'rx')
    return { sealed: false, productImageUrl: addressOf(product.pictures[0]), images: product.pictures.map(addressOf) }
  if (opening === undefined) return { sealed: true, productImageUrl: SEALED_PICTURE, images: [] }
  return { sealed: false, productImageUrl: opened, images: [opened] }
}

/** Whose login asks: an opened picture is given to one login and ends with it. */
export type Asker = { memberId: string | undefined; sessionId: string | undefined }

/** What addresses of opened pictures are signed with. */
const PICTURE_SECRET = setting<string>('pictureSecret')

/** The signed URL of an unsealed picture: good for this login and five minutes at most. */
export async function openedPicture(db: Querying, productCode: string, { memberId, sessionId }: Asker, now: Date) {
  const secret = await settingOf(db, PICTURE_SECRET)
  if (secret === undefined || memberId === undefined || sessionId === undefined) return undefined
  return `/pictures/${productCode}-${pictureTicket({ productCode, memberId, sessionId, until: pictureEnds(now) }, secret)}`
}

/**
 * Whether such an address still opens a pack: ours and for this product, not over, its login still there, and that member's prescription
 * still usable.
 */
export async function opensPicture(db: Querying, productCode: string, text: string, now: Date): Promise<boolean> {
  const secret = await settingOf(db, PICTURE_SECRET)
  const ticket = ticketIn(text)
  if (secret === undefined || ticket === undefined || ticket.until <= now) return false
  const [session] = await db
    .select({ memberId: sessions.memberId })
    .from(sessions)
    .where(and(eq(sessions.sessionId, ticket.sessionId), gt(sessions.expiresAt, now)))
  if (!session || !isSigned(ticket.signature, { productCode, memberId: session.memberId, ...ticket }, secret)) return false
  return (await openingOf(db, session.memberId, productCode, now)) !== undefined
}
