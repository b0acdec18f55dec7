import type { Querying } from '../../db/open'
import { settingOf } from '../../kernel/settings'
import { PICTURE_SECRET, pictureEnds, pictureTicket } from './pictureTicket'
import type { Mark } from './types'

/** The placeholder picture of every prescription drug whose pack must not be shown. */
export const SEALED_PICTURE = '/pictures/sealed'

type Sealable = { mark: Mark; pictures: string[] }

/** Lists show neither pack nor label of a prescription drug, to anyone (LAW-AND-PRIVACY, D4). */
export const listPictureOf = ({ mark, pictures }: Sealable) => (mark === 'rx' ? SEALED_PICTURE : addressOf(pictures[0]))

const addressOf = (picture: string | undefined) => (picture === undefined ? SEALED_PICTURE : `/pictures/${picture}`)

type Asked = {
  product: Sealable
  /** The prescription that opens it for this member. */
  opening: object | undefined
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

/** The signed URL of an unsealed picture: good for this login and five minutes at most. */
export async function openedPicture(db: Querying, productCode: string, { memberId, sessionId }: Asker, now: Date) {
  const secret = await settingOf(db, PICTURE_SECRET)
  if (secret === undefined || memberId === undefined || sessionId === undefined) return undefined
  return `/pictures/${productCode}-${pictureTicket({ productCode, memberId, sessionId, until: pictureEnds(now) }, secret)}`
}
