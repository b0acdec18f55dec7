import * as z from 'zod/mini'
import { Coupon } from './coupon'
import { endpoint } from './endpoint'
import { Id } from './fields'

/** What new members get, all of it at once; `giftStatus` as of a member’s gifts (`GiftStatus`). */
export const NewUserPack = z
  .looseObject({ id: Id, title: z.string(), text: z.string(), giftStatus: z.int(), coupons: z.array(Coupon) })
  .register(z.globalRegistry, { id: 'NewUserPack' })
export type NewUserPack = z.infer<typeof NewUserPack>

export const newUser = {
  packs: endpoint('GET /newUser/packs', {
    about: 'What new members get: the coupons that are for them',
    session: 'required',
    provides: 'coupons',
    output: z.looseObject({ packs: z.array(NewUserPack) }),
    fallback: { packs: [] },
  }),
  receivePack: endpoint('PUT /newUser/packs/{id}/receive', {
    about: 'Receive all coupons of a pack, once. Refused with 409 GIFT_CLAIMED, or NOT_NEW_MEMBER who has bought before',
    session: 'required',
    idempotent: true,
    params: z.object({ id: Id }),
    invalidates: ['coupons', 'couponUse', 'me'],
    output: z.looseObject({ couponCount: z.int() }),
  }),
}
