import { eq, type InferSelectModel } from 'drizzle-orm'
import type { LandingFields } from '../../../counter/contract/landing'
import { DAY, HOUR } from '../../../src/lib/duration'
import type { Querying } from '../../db/open'
import { withInstants } from '../catalogue/period'
import { landings } from './schema'

export type LandingRow = InferSelectModel<typeof landings>

export const storedLanding = ({ landingId: _id, ...row }: LandingRow): LandingFields => withInstants(row)

const FIRST_DAYS = 30

/** Of one that nobody has written yet: from this hour on for a month. */
export function unwrittenLanding(now: Date): LandingFields {
  const hour = now.getTime() - (now.getTime() % HOUR)
  const period = { beginsAt: new Date(hour), endsAt: new Date(hour + FIRST_DAYS * DAY) }
  return withInstants({ code: '', title: '', partner: '', text: '', picture: null, productCodes: [], couponType: null, ...period })
}

/** A landing page; undefined where nobody has written it. */
export async function landingOf(db: Querying, landingId: string): Promise<LandingRow | undefined> {
  const [row] = await db.select().from(landings).where(eq(landings.landingId, landingId))
  return row
}

/** The one with a code, in small letters; undefined where none has it. */
export async function landingByCode(db: Querying, code: string): Promise<LandingRow | undefined> {
  const [row] = await db.select().from(landings).where(eq(landings.code, code))
  return row
}
