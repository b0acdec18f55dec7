import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { at } from '../../db/columns'
import { couponTypes } from '../coupon/schema'

/** Landing pages of partners' campaigns. */
export const landings = pgTable(
  'landings',
  {
    landingId: text('landing_id').primaryKey(),
    /** As it is printed on leaflets and stands in links; small letters. */
    code: text('code').notNull().unique(),
    title: text('title').notNull(),
    partner: text('partner').notNull(),
    text: text('text').notNull(),
    /** A picture of the shop: `/pictures/120011`. */
    picture: text('picture'),
    productCodes: text('product_codes').array().notNull(),
    couponType: text('coupon_type').references(() => couponTypes.couponType),
    beginsAt: at('begins_at').notNull(),
    endsAt: at('ends_at').notNull(),
  },
  (t) => [index('landings_newest').on(t.endsAt)],
)
