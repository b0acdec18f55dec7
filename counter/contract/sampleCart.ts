import * as z from 'zod/mini'
import { Cents, Id, Instant } from '../../src/contract/fields'
import { workEndpoint } from './workEndpoint'

/** How many carts an offer is tried on. */
export const SAMPLE_CARTS = 3

/** What a cart would pay: goods − promotion − coupon + freight. */
const Sums = z.looseObject({
  goods: Cents,
  promotion: Cents,
  coupon: Cents,
  /** Which coupon, or why the one that is looked at cannot be used. */
  couponNote: z.nullable(z.string()),
  freight: Cents,
  payable: Cents,
  gifts: z.array(z.string()),
})
export type Sums = z.infer<typeof Sums>

export const SampleCart = z.looseObject({
  /** 3 件：布洛芬缓释胶囊×2、口罩×1 */
  words: z.string(),
  /** Whether shoppers bought it like this, or it is made of what sells best. */
  isBought: z.boolean(),
  before: Sums,
  after: Sums,
})
export type SampleCart = z.infer<typeof SampleCart>

export const sampleCart = {
  reckon: workEndpoint('POST /sample-carts', {
    about:
      'What carts of real products would pay without and with an edit of a promotion or a coupon, by the rules that price every order. Nothing is written',
    title: '试算购物车',
    version: 'none',
    roles: ['operator'],
    idempotent: false,
    /** `edited` as a revision takes it. */
    body: z.object({ subject: z.enum(['promotion', 'coupon']), subjectId: Id, edited: z.unknown() }),
    output: z.looseObject({
      /** Of which moment the prices are: now, or when it begins. */
      at: Instant,
      carts: z.array(SampleCart),
    }),
  }),
}
