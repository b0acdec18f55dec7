import { ageOn, birthDateOf } from '../../../src/contract/idCard'
import { CHILD_AGE } from '../../../src/contract/patient'
import type { Policy, PolicyState } from '../../../src/contract/plan'
import { dayBefore, daysAfter, lastDayOf, monthsAfter, shopDate } from '../../../src/lib/time'
import type { Querying } from '../../db/open'
import type { KeyRing } from '../../lib/keyRing'
import { maskName } from '../../kernel/work/mask'
import { benefitById, limitIn } from '../benefit/benefitInUse'
import { ageOf } from '../patient/storedPatient'
import { FAMILIES } from './families'
import { instalmentsOf, paidFor, shownInstalments } from './instalments'
import { presentTexts } from './planTexts'
import { policyContent, type PolicyContent } from './policyContent'
import { refundOf } from './policyRefund'
import type { PolicyRow } from './schema'
import { standingOffer } from './standingOffer'
import { askingOf, isRead, missingStep, standingAnswers } from './steps'
import { MONTHS, timesOf, typeOf } from './terms'

type Opening = { ring: KeyRing; now: Date }

export const stateOf = ({ state, endsOn }: Pick<PolicyRow, 'state' | 'endsOn'>, now: Date): PolicyState =>
  state === 'active' && endsOn !== null && endsOn < shopDate(now) ? 'over' : state

/** The days of a policy that is paid on a day: from the next midnight for a year. */
export function daysFrom(paidOn: string): { startsOn: string; endsOn: string } {
  const startsOn = daysAfter(paidOn, 1)
  return { startsOn, endsOn: dayBefore(monthsAfter(startsOn, MONTHS)) }
}

/** A policy as its member sees it. */
export async function policyView(db: Querying, row: PolicyRow, { ring, now }: Opening): Promise<Policy> {
  const content = policyContent(ring, row)
  const { startsOn, endsOn } = row.startsOn && row.endsOn ? { startsOn: row.startsOn, endsOn: row.endsOn } : daysFrom(shopDate(now))
  const benefit = row.benefitId === null ? undefined : await benefitById(db, row.benefitId)
  const later = timesOf(row.terms) === 1 ? [] : await instalmentsOf(db, row.id)
  return {
    policyId: row.id,
    plan: planIn(row),
    state: stateOf(row, now),
    ...(await progressOf(db, row, content, now)),
    ...peopleIn(content, { startsOn, now }),
    instalments: shownInstalments(row, later, { startsOn, endsOn }),
    isDeclared: row.declaredAt !== null,
    signedAt: instant(row.signedAt),
    payBefore: row.state === 'toPay' ? instant(row.payBefore) : null,
    paidAt: instant(row.paidAt),
    ...{ startsOn, endsOn, policyNumber: row.policyNumber },
    coolingDay: row.coolingUntil && lastDayOf(row.coolingUntil),
    paysFrom: benefit?.startsOn ?? null,
    limit: benefit ? limitIn(benefit) : null,
    refund: refundOf(row, { benefit, paid: paidFor(row, later), now }),
    ...{ back: row.back, refundedAt: instant(row.refundedAt) },
    serverTime: now.toISOString(),
  }
}

const instant = (at: Date | null) => at?.toISOString() ?? null

function planIn({ planId, family, terms }: PolicyRow): Policy['plan'] {
  const { name, tier, insurer, yearly, percent, waitingDays, coolingDays } = terms
  return { planId, family, type: typeOf(terms), name, tier, insurer, yearly, percent, waitingDays, coolingDays, times: timesOf(terms) }
}

function peopleIn(
  { applicant, insured, beneficiaries }: PolicyContent,
  { startsOn, now }: { startsOn: string; now: Date },
): Pick<Policy, 'applicant' | 'insured' | 'beneficiaries'> {
  const age = ageOn(birthDateOf(insured.idCardNumber), startsOn)
  const { patientId, name, relation } = insured
  return {
    applicant: maskName(applicant.name),
    insured: { patientId, name: maskName(name), relation, age, isChild: ageOf(insured.idCardNumber, now) < CHILD_AGE },
    beneficiaries: beneficiaries.map((one) => ({ ...one, name: maskName(one.name) })),
  }
}

type Progress = Pick<Policy, 'step' | 'reads' | 'agreements' | 'questions' | 'refusal' | 'premium' | 'rateFrom' | 'offerUntil'>

/** What is still to be done of an application, at which premium; of any other what was answered and offered. */
async function progressOf(db: Querying, row: PolicyRow, content: PolicyContent, now: Date): Promise<Progress> {
  const { premium, rateFrom, offerUntil, refusal } = row
  const offered = { premium, rateFrom, offerUntil: offerUntil.toISOString(), refusal }
  if (row.state !== 'filling')
    return { ...offered, step: null, reads: [], agreements: [], questions: content.answers.map((one) => ({ ...one })) }
  const asking = await askingOf(db, row, now)
  const answers = standingAnswers(asking.questions, content.answers)
  const offer = await standingOffer(db, row, content, now)
  return {
    ...offered,
    ...('problem' in offer
      ? { refusal: offer.problem }
      : { premium: offer.premium, rateFrom: offer.rateFrom, offerUntil: offer.offerUntil.toISOString() }),
    step: missingStep(row, content, asking),
    reads: asking.reads.map((text) => ({ ...text, isRead: isRead(row, text) })),
    agreements: await presentTexts(db, FAMILIES[row.family].agrees, now),
    questions: asking.questions.map(({ id, text }) => ({
      ...{ questionId: id, text },
      answer: answers.find(({ questionId }) => questionId === id)?.answer ?? null,
    })),
  }
}
