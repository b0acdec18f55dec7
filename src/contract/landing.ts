import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { Id, Instant } from './fields'
import { ProductCard } from './productCard'
import { PromotionState } from './promotion'

/** What is printed on a leaflet or stands behind a partner's link: letters, digits and hyphens, however they are written. */
export const LandingCode = z
  .string('请填写编号')
  .check(z.trim(), z.toLowerCase(), z.regex(/^[a-z0-9-]{3,20}$/, '编号是 3 至 20 位字母、数字或短横线'))

/** A partner's campaign as its page shows it. Before it begins and when it is over it has neither coupon nor products. */
export const Landing = z
  .looseObject({
    code: LandingCode,
    title: z.string(),
    /** With whom the shop does it. */
    partner: z.string(),
    text: z.string(),
    /** A picture of the shop, `/pictures/120011`. */
    picture: z.nullable(z.string()),
    state: PromotionState,
    beginsAt: Instant,
    endsAt: Instant,
    /** Of a coupon that belongs to it; null where there is none. How it stands says `GET /coupon/list`. */
    couponType: z.nullable(Id),
    /** Never a prescription drug (LAW-AND-PRIVACY, D13). */
    products: z.array(ProductCard),
    serverTime: Instant,
  })
  .register(z.globalRegistry, { id: 'Landing' })
export type Landing = z.infer<typeof Landing>

export const landing = {
  one: endpoint('GET /landings/{landingCode}', {
    about: 'The landing page of a partner’s campaign by its code, also one that has not begun or is over. 404 of an unknown one',
    sameFor: 'everybody',
    params: z.object({ landingCode: LandingCode }),
    provides: 'lists',
    output: Landing,
  }),
}
