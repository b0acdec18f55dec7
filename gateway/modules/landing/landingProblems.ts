import { and, eq, ne } from 'drizzle-orm'
import type { LandingFields } from '../../../counter/contract/landing'
import { inTurn } from '../../db/inTurn'
import type { Querying } from '../../db/open'
import { namedIn } from '../catalogue/namedIn'
import { periodProblem } from '../catalogue/period'
import { productListProblem } from '../catalogue/productListProblem'
import { promiseIn } from '../catalogue/promises'
import { products } from '../catalogue/schema'
import { couponTypes } from '../coupon/schema'
import { landings } from './schema'

/** What is wrong, in words for who edits it, and beside which field. */
export type Problem = { field: keyof LandingFields; message: string }

const beside = (field: keyof LandingFields, message: string | null): Problem[] => (message === null ? [] : [{ field, message }])

/** Of one whose period alone is edited: what is wrong of the rest already is no reason not to end it. */
export const periodProblems = (own: LandingFields): Problem[] => beside('endsAt', periodProblem(own))

/** Why a landing page cannot be so; what stands first is wrong first. */
export const landingProblems = async (db: Querying, landingId: string, own: LandingFields): Promise<Problem[]> => [
  ...periodProblems(own),
  ...beside('code', await codeProblem(db, landingId, own.code)),
  ...beside('couponType', await couponProblem(db, own.couponType)),
  ...(await unlawful(db, own)),
]

/** What the law says of it: neither does a prescription drug stand there or is named, nor is a cure promised (LAW-AND-PRIVACY, D13). */
export async function unlawful(db: Querying, own: Partial<LandingFields>): Promise<Problem[]> {
  const words = (['title', 'text'] as const).flatMap((field) => (own[field] === undefined ? [] : [[field, own[field]] as const]))
  const said = await inTurn(words, async ([field, text]) => beside(field, await saidProblem(db, text)))
  return [...beside('productCodes', await productListProblem(db, own.productCodes ?? null)), ...said.flat()]
}

async function saidProblem(db: Querying, text: string): Promise<string | null> {
  const promise = promiseIn(text)
  if (promise !== undefined) return `「${promise}」像是在保证疗效，活动页不能这样写`
  const [found] = await db
    .select({ name: products.name })
    .from(products)
    .where(and(eq(products.mark, 'rx'), namedIn(text, products.name)))
    .limit(1)
  return found ? `「${found.name}」是处方药，不能向公众宣传` : null
}

/** A leaflet that is printed already must not lead somewhere else. */
async function codeProblem(db: Querying, landingId: string, code: string): Promise<string | null> {
  const [taken] = await db
    .select({ title: landings.title })
    .from(landings)
    .where(and(eq(landings.code, code), ne(landings.landingId, landingId)))
  return taken ? `这个编号已用于「${taken.title}」，请换一个` : null
}

async function couponProblem(db: Querying, couponType: string | null): Promise<string | null> {
  if (couponType === null) return null
  const [found] = await db.select().from(couponTypes).where(eq(couponTypes.couponType, couponType))
  if (!found) return '没有这种优惠券'
  return found.givenOnly ? `「${found.name}」只发放、不能领取，请换一种` : null
}
