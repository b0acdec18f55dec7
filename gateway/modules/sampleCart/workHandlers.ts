import { isDeepStrictEqual } from 'node:util'
import { SAMPLE_CARTS, sampleCart, type SampleCart, type Sums } from '../../../counter/contract/sampleCart'
import type { Db } from '../../db/open'
import { implementWork } from '../../kernel/work/implementWork'
import { editableSubject } from '../change/subject'
import { asItWouldStand } from '../preview/asItWouldStand'
import { chosenCarts, wordsOf, type Cart } from './chosenCarts'
import { offerOf, type Trying } from './offerOf'
import { reckoned } from './reckoned'

export const sampleCartWorkHandlers = implementWork(sampleCart, {
  /** Reckoned before the kernel opens its transaction: nothing waits for it. */
  reckon: async ({ db, now, body: { edited, ...trying } }) => {
    const answer = await triedOn(db, { ...trying, edited, now })
    return { record: `sampleCart:${trying.subjectId}`, change: () => Promise.resolve({ answer }) }
  },
})

/** Carts of the shop as it would be with the edit, and what they pay there and here: when it begins, where that is still to come. */
async function triedOn(db: Db, { edited: typed, now, ...of }: Trying & { edited: unknown; now: Date }) {
  const edited = await editableSubject(of.subject).ahead.read(db, of.subjectId, typed)
  const { at, carts, after } = await asItWouldStand(db, { ...of, edited, now }, async (tx) => {
    const offer = await offerOf(tx, of)
    const moment = offer.beginsAt > now ? offer.beginsAt : now
    const chosen = await chosenCarts(tx, offer)
    return { at: moment, carts: chosen, after: await reckoned(tx, chosen, { ...of, at: moment }) }
  })
  const before = await reckoned(db, carts, { ...of, at })
  const views = carts.map((cart, place) => viewOf(cart, before[place], after[place]))
  return { at: at.toISOString(), carts: mostTelling(views) }
}

const isSame = ({ before, after }: SampleCart) => isDeepStrictEqual(before, after)

/** Those that something changes for in front, each part by what was bought last. */
const mostTelling = (views: readonly SampleCart[]) =>
  [...views].sort((one, other) => Number(isSame(one)) - Number(isSame(other))).slice(0, SAMPLE_CARTS)

const NOTHING: Sums = { goods: 0, promotion: 0, coupon: 0, couponNote: null, freight: 0, payable: 0, gifts: [] }

const viewOf = ({ lines, isBought }: Cart, before: Sums = NOTHING, after: Sums = NOTHING): SampleCart => ({
  words: wordsOf(lines),
  isBought,
  before,
  after,
})
