import type { z } from 'zod/mini'
import type { PrescriptionQuery } from '../../../counter/contract/prescription'
import type { Querying } from '../../db/open'
import type { KeyRing } from '../../lib/keyRing'
import { isHeldSo, withHolders } from '../waiting/holds'
import { withWeight } from './listedWeight'
import { reviewQueue } from './reviewQueue'
import { listReviews } from './reviewViews'
import { prescriptions } from './schema'

type Looking = { db: Querying; ring: KeyRing; now: Date; staffId: string }

/** A page of the prescriptions of one state, with what weighs on each and who has it in hand. */
export async function pageOfReviews({ db, ring, now, staffId }: Looking, query: z.infer<typeof PrescriptionQuery>) {
  const held = { queue: 'prescriptions', source: reviewQueue, now, staffId } as const
  const isWaiting = query.state === 'waiting'
  const where = isWaiting ? isHeldSo(db, { ...held, id: prescriptions.prescriptionId, hold: query.hold }) : undefined
  const page = await withWeight({ db, ring, now }, await listReviews({ db, ring }, { ...query, now, where }))
  return withHolders(db, page, { ...held, idOf: ({ prescriptionId }) => prescriptionId })
}
