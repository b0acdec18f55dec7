import { and, eq, gt, inArray } from 'drizzle-orm'
import type { PolicyRight, RightCode } from '../../../src/contract/plan'
import { CHILD_AGE } from '../../../src/contract/patient'
import { ProductStatus, type ProductCard } from '../../../src/contract/productCard'
import { shopDate, spokenDate } from '../../../src/lib/time'
import type { Db, Querying, Transaction } from '../../db/open'
import { HttpError } from '../../lib/httpError'
import type { KeyRing } from '../../lib/keyRing'
import type { Agreed } from '../agreement/agreedTo'
import { recordActs, type Acting } from '../agreement/record'
import { consents } from '../agreement/schema'
import { benefitById, leftOf, type BenefitRow } from '../benefit/benefitInUse'
import { products } from '../catalogue/schema'
import { patientsOfMember } from '../patient/patientBook'
import { ageOf, contentOfPatient } from '../patient/storedPatient'
import { productCards } from '../productCard/cards'
import { settleInsured } from '../settlement/settleInsured'
import { FAMILIES } from './families'
import { growing } from './instalments'
import { lockOwnPolicy, ownPolicy } from './ownPolicy'
import { presentTexts, type PresentText } from './planTexts'
import { policyContent, sealedPolicy, type PolicySignature } from './policyContent'
import { policies, type PolicyRow } from './schema'

type Of = { memberId: string; policyId: string; now: Date }

/** A policy that was issued, with its limit. 404 of anybody else's, 409 NOT_ISSUED. */
export async function issuedPolicy(db: Querying, of: Of): Promise<{ row: PolicyRow; benefit: BenefitRow }> {
  const row = await ownPolicy(db, of)
  const benefit = row.benefitId === null ? undefined : await benefitById(db, row.benefitId)
  if (!benefit) throw new HttpError(409, 'NOT_ISSUED', '保单还没有出单，出单后才能使用权益')
  return { row, benefit }
}

/** What a policy pays for, medicine by medicine, in the order of its list. */
export async function rightsOf(db: Querying, { row, benefit }: { row: PolicyRow; benefit: BenefitRow }, now: Date): Promise<PolicyRight[]> {
  const codes = row.terms.productCodes
  const grows = (await growing(db, [row.id])).has(row.id)
  const cards = await productCards(db, codes, now)
  const marks = await db
    .select({ code: products.productCode, mark: products.mark })
    .from(products)
    .where(inArray(products.productCode, codes))
  const prescribed = new Set(marks.filter(({ mark }) => mark === 'rx').map(({ code }) => code))
  return codes.flatMap((code) => {
    const card = cards.get(code)
    return card ? [{ card, isPrescribed: prescribed.has(code), ...decisionOn(card, { row, benefit, grows, now }) }] : []
  })
}

const SPENT_SO_FAR = '已交各期增加的额度已用完；交下一期以后再用，也可以自费购买'

type Deciding = { row: PolicyRow; benefit: BenefitRow; grows: boolean; now: Date }
type Decision = Pick<PolicyRight, 'code' | 'text' | 'insured' | 'own'>

/** Whether one piece can be had now (g5): the code, its words and what can be done. */
function decisionOn({ salePrice, status }: ProductCard, { row, benefit, grows, now }: Deciding): Decision {
  const left = leftOf(benefit)
  const insured = Math.min(left, Math.floor((salePrice * benefit.percent) / 100))
  const decided = (code: RightCode, text: string): Decision => ({ code, text, insured, own: salePrice - insured })
  const today = shopDate(now)
  if (row.state !== 'active' || today > benefit.endsOn) return decided('over', '保单已结束，不再赔付；需要保障可以重新投保')
  if (today < benefit.startsOn) return decided('waiting', `还在等待期，${spokenDate(benefit.startsOn)}起可以用；之前需要可以自费购买`)
  if (left === 0) return decided('spent', grows ? SPENT_SO_FAR : '本年度的保额已用完；需要可以自费购买')
  if (status !== ProductStatus.onShelf) return decided('offShelf', '现在没有货；到货前可以请药师推荐同类药')
  return decided('usable', `保险公司付 ${benefit.percent}%，剩下的自付`)
}

/** Texts that are to be agreed to and signed before the first use, or after that yes was taken back. */
export async function registersOf(db: Querying, row: PolicyRow, now: Date): Promise<PresentText[]> {
  const names = FAMILIES[row.family].registers
  const { registeredAt } = row
  const isStanding = registeredAt !== null && !(await isTakenBack(db, row.memberId, { names, since: registeredAt }))
  return isStanding ? [] : presentTexts(db, names, now)
}

/** Whether a yes to one of these texts was taken back since: another yes alone does not sign again. */
async function isTakenBack(db: Querying, memberId: string, { names, since }: { names: readonly string[]; since: Date }): Promise<boolean> {
  const taken = and(
    eq(consents.memberId, memberId),
    eq(consents.act, 'withdraw'),
    inArray(consents.document, [...names]),
    gt(consents.at, since),
  )
  return (await db.$count(consents, taken)) > 0
}

/** Who signs for the insured person today: himself, or a child's guardian as the member's record has him; null where no guardian is known. */
export async function signerOf(db: Querying, ring: KeyRing, row: PolicyRow, now: Date): Promise<string | null> {
  const { patientId, name, idCardNumber, guardianName } = policyContent(ring, row).insured
  if (ageOf(idCardNumber, now) >= CHILD_AGE) return name
  const patient = (await patientsOfMember(db, row.memberId)).find(({ id }) => id === patientId)
  return patient ? (contentOfPatient(ring, patient).guardianVo?.name ?? null) : guardianName
}

type Registering = Of & { ring: KeyRing; agreed: readonly Agreed[]; acting: Acting; signature: PolicySignature }

/** Keeps the signature with the versions that were agreed to. */
export async function registerRights(tx: Transaction, { ring, agreed, acting, signature, ...of }: Registering): Promise<void> {
  const row = await lockOwnPolicy(tx, of)
  await recordActs(tx, agreed, acting)
  const content = { ...policyContent(ring, row), warrant: signature }
  await tx
    .update(policies)
    .set({ ...sealedPolicy(ring, row.id, content), registeredAt: of.now })
    .where(eq(policies.id, row.id))
}

type Using = Of & { productCode: string; quantity: number }

/** Settles a medicine by a policy. 409 NOT_REGISTERED, NOT_COVERED, or the decision's own code in capitals. */
export async function useRight(db: Db, { productCode, quantity, ...of }: Using): Promise<{ settleId: string }> {
  const found = await issuedPolicy(db, of)
  if ((await registersOf(db, found.row, of.now)).length > 0)
    throw new HttpError(409, 'NOT_REGISTERED', '第一次使用前，请先阅读并由被保险人签名授权', { field: 'agreements' })
  const right = (await rightsOf(db, found, of.now)).find(({ card }) => card.productCode === productCode)
  if (!right) throw new HttpError(409, 'NOT_COVERED', '这种药不在保单的药品清单里', { field: 'productCode' })
  if (right.code !== 'usable') throw new HttpError(409, right.code.toUpperCase(), right.text, { field: 'productCode' })
  const items = [{ productCode, productNum: quantity }]
  return settleInsured(db, { memberId: of.memberId, benefit: found.benefit, items, now: of.now })
}
