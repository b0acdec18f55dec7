import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Querying } from '../db/open'
import { prescriptionDrugs, prescriptions } from '../db/schema'
import { pictureTicket } from './pictureTicket'
import type { Mark } from './types'

/** The one drawing that stands for every prescription drug whose pack must not be shown. */
export const SEALED_PICTURE = '/pictures/sealed'

type Sealable = { productCode: string; mark: Mark; pictures: string[] }

/** Prescription drugs show neither pack nor label in a list, whoever looks (LAW-AND-PRIVACY, D4). */
export const listPictureOf = ({ mark, pictures }: Omit<Sealable, 'productCode'>) =>
  mark === 'rx' ? SEALED_PICTURE : addressOf(pictures[0])

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
  /** What tickets for pictures of prescription drugs are made with; without one they stay sealed. */
  secret?: string | undefined
}

/**
 * What a product's own page may show of it. A prescription drug stays shut for everybody but the member whose usable
 * prescription covers it (D5): sealed drawing, no gallery, no summary, no manual; its leaflet is refused. Opened, its picture has
 * an address that cannot be guessed: a browser asks for pictures without saying who asks.
 */
export function sealingOf({ product, opening, secret }: Asked) {
  if (product.mark !== 'rx')
    return { sealed: false, productImageUrl: addressOf(product.pictures[0]), images: product.pictures.map(addressOf) }
  if (opening === undefined) return { sealed: true, productImageUrl: SEALED_PICTURE, images: [] }
  const productImageUrl =
    secret === undefined ? SEALED_PICTURE : `/pictures/${product.productCode}-${pictureTicket(product.productCode, secret)}`
  return { sealed: false, productImageUrl, images: [productImageUrl] }
}
