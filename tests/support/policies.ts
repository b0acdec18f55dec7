import { eq } from 'drizzle-orm'
import type { Policy } from '../../src/contract/plan'
import { agreementsTo } from '../../src/contract/agreement'
import { idCardProblem } from '../../src/contract/idCard'
import { benefits, benefitUses, policies, settings } from '../../gateway/tables'
import { sha256 } from '../../gateway/lib/hash'
import { settingChanged } from '../../gateway/kernel/settings'
import { inTransaction } from '../../gateway/kernel/transaction'
import { kindOf } from '../../gateway/modules/pay/subject'
import { PLAN } from '../../gateway/modules/plan/subjectOfPlan'
import { agreeingTo } from './agreements'
import type { Gateway, Person } from './gateway'
import type { Client } from './gatewayClient'
import { WRITTEN } from './signed'

/** A daughter of full age, and her father whom every plan of the demonstration takes. */
export const DAUGHTER = { name: '周晓岚', relationLabel: 'self', idCardNumber: '110105198807150026' } as const
export const FATHER = { name: '周建国', relationLabel: 'parent', idCardNumber: '320106195909121519' } as const

/** Both as patients of a member who agreed to that; answers the father's id. */
export async function familyOf(who: Client): Promise<string> {
  await who.agreement.agree({ body: { agreements: agreeingTo('drugUserRule') } })
  await who.patient.add({ body: DAUGHTER })
  return (await who.patient.add({ body: FATHER })).id
}

/** Nobody is insured any more: the tests of a file insure the same person one after the other. */
export async function nobodyInsured({ db }: Pick<Gateway, 'db'>): Promise<void> {
  for (const table of [policies, benefitUses, benefits]) await db.delete(table)
}

/** An application for the father that was begun. */
export const begun = (who: Client, patientId: string, planId = '1'): Promise<Policy> =>
  who.plan.begin({ params: { planId }, body: { patientId, relation: 'parent', beneficiaries: [] } })

/** Everything before the signature: read, answered with no, declared. */
export async function declared(who: Client, { policyId, reads, insured: { patientId } }: Policy): Promise<Policy> {
  const params = { policyId }
  for (const { document, version } of reads) await who.plan.read({ params, body: { document, version } })
  const { questions } = await who.plan.policy({ params })
  for (const { questionId } of questions) await who.plan.answer({ params, body: { patientId, questionId, answer: false } })
  const { agreements } = await who.plan.policy({ params })
  return who.plan.declare({ params, body: { patientId, agreements: agreementsTo(agreements), insuredAgrees: true } })
}

/** Signed and underwritten: it is to be paid. */
export async function toPay(who: Client, patientId: string, planId = '1'): Promise<Policy> {
  const { policyId, premium } = await declared(who, await begun(who, patientId, planId))
  return who.plan.sign({ params: { policyId }, body: { patientId, premium, written: WRITTEN } })
}

/** Paid, where nobody stands at the bank's page: the money is simply there, and the next round of jobs issues it. */
async function paid({ db, clock, providers }: Place, who: Client, patientId: string, planId = '1'): Promise<string> {
  const { policyId } = await toPay(who, patientId, planId)
  const now = clock.now()
  await inTransaction(db, (tx) =>
    kindOf({ kind: PLAN }).markPaid(tx, { code: policyId, paymentName: '网上银行', paidAt: now, ring: providers.fileKeys, now }),
  )
  return policyId
}

type Place = Pick<Gateway, 'db' | 'clock' | 'providers'>

/** The same, and issued. */
export async function issued(place: Gateway, who: Client, patientId: string, planId = '1'): Promise<Policy> {
  const policyId = await paid(place, who, patientId, planId)
  await place.jobs()
  return who.plan.policy({ params: { policyId } })
}

/** Writes a setting as the counter would. */
export const setTo = (db: Gateway['db'], key: string, value: unknown): Promise<void> =>
  inTransaction(db, async (tx) => {
    await settingChanged(tx, key)
    await tx.update(settings).set({ value }).where(eq(settings.key, key))
  })

/** One that is paid, of a mother whom nobody else has: two members of one shop each have theirs. Answers its id. */
export async function policyBelonging(place: Place, who: Client & Person): Promise<string> {
  await who.agreement.agree({ body: { agreements: agreeingTo('drugUserRule') } })
  const nth = Number.parseInt(sha256(who.memberId).slice(0, 4), 16) % 400
  await who.patient.add({ body: { ...DAUGHTER, idCardNumber: cardOf('19880715', 2 * nth) } })
  const { id } = await who.patient.add({ body: { name: '林素芝', relationLabel: 'parent', idCardNumber: cardOf('19600301', 2 * nth) } })
  return paid(place, who, id)
}

/** The number of a woman who was born on a day. */
function cardOf(day: string, serial: number): string {
  const digits = `320106${day}${String(serial).padStart(3, '0')}`
  const last = Array.from('0123456789X').find((one) => idCardProblem(digits + one) === undefined)
  return digits + (last ?? '')
}
