import { and, eq, gt, gte, inArray, isNull, or } from 'drizzle-orm'
import { ADULT_AGE, INSURED_RELATION_TEXT, type InsuredRelation, type PolicyPeople } from '../../../src/contract/plan'
import { CHILD_AGE, type Relation } from '../../../src/contract/patient'
import type { PlanSetting } from '../../../counter/contract/settings/planSetting'
import { DAY } from '../../../src/lib/duration'
import { shopDate } from '../../../src/lib/time'
import type { Querying } from '../../db/open'
import { HttpError } from '../../lib/httpError'
import type { KeyRing } from '../../lib/keyRing'
import { ownPatient, patientsOfMember } from '../patient/patientBook'
import { ageOf, contentOfPatient, type PatientContent } from '../patient/storedPatient'
import type { PolicyContent } from './policyContent'
import { policies } from './schema'

/** Days for which nobody is asked again who was declined, as the privacy text says how long such an application is kept. */
export const DECLINED_DAYS = 30

/** Who may be insured by whom (insurance law, article 31): what the member's own record of the patient says, and a spouse among the others. */
const RELATIONS: Readonly<Record<Relation, InsuredRelation>> = { self: 'self', parent: 'parent', child: 'child', other: 'spouse' }

type Asked = { ring: KeyRing; memberId: string; form: PolicyPeople; now: Date }
export type People = Pick<PolicyContent, 'applicant' | 'insured' | 'beneficiaries'> & { insuredHmac: string }

/** Applicant and insured person of a form. 404 of anybody else's patient, 409 NO_APPLICANT, APPLICANT_AGE, RELATION. */
export async function peopleOf(db: Querying, { ring, memberId, form, now }: Asked): Promise<People> {
  const row = await ownPatient(db, memberId, form.patientId)
  const insured = contentOfPatient(ring, row)
  if (RELATIONS[insured.relationLabel] !== form.relation)
    throw new HttpError(
      409,
      'RELATION',
      `只能为本人、配偶、子女、父母投保；这位用药人登记的关系与“${INSURED_RELATION_TEXT[form.relation]}”不符，请先修改用药人`,
      { field: 'relation' },
    )
  const applicant = await applicantOf(db, { ring, memberId, now })
  return {
    applicant,
    insured: {
      ...personOf(row.id, insured),
      relation: form.relation,
      guardianName: ageOf(insured.idCardNumber, now) < CHILD_AGE ? (insured.guardianVo?.name ?? null) : null,
    },
    beneficiaries: form.beneficiaries,
    insuredHmac: row.numberHmac,
  }
}

/** The member himself, by the patient that he is. */
async function applicantOf(db: Querying, { ring, memberId, now }: Omit<Asked, 'form'>) {
  const rows = (await patientsOfMember(db, memberId)).map((row) => ({ row, content: contentOfPatient(ring, row) }))
  const self = rows.find(({ content }) => content.relationLabel === 'self')
  if (!self) throw new HttpError(409, 'NO_APPLICANT', '投保人要先实名：请在用药人里添加您本人，再回来投保', { field: 'applicant' })
  if (ageOf(self.content.idCardNumber, now) < ADULT_AGE)
    throw new HttpError(409, 'APPLICANT_AGE', `投保人应年满 ${ADULT_AGE} 周岁`, { field: 'applicant' })
  return personOf(self.row.id, self.content)
}

const personOf = (patientId: string, { name, idCardNumber }: PatientContent) => ({ patientId, name, idCardNumber })

type Insuring = { memberId: string; plan: Pick<PlanSetting, 'id' | 'family'>; insuredHmac: string; now: Date }

/**
 * Refuses a second policy of this member's for somebody in a plan while one holds, and one that was declined a moment ago: an answer that excluded
 * does so in the whole family. Of other members' policies nobody is told.
 */
export async function refuseSecond(db: Querying, { memberId, plan, insuredHmac, now }: Insuring): Promise<void> {
  if (await isInsured(db, { planId: plan.id, insuredHmac, memberId, now }))
    throw new HttpError(409, 'INSURED_ALREADY', '这位被保险人在这个方案里已有保单，不用重复投保', { field: 'patientId' })
  const before = new Date(now.getTime() - DECLINED_DAYS * DAY)
  const [declined] = await db
    .select({ refusal: policies.refusal })
    .from(policies)
    .where(
      and(
        eq(policies.memberId, memberId),
        or(eq(policies.planId, plan.id), and(eq(policies.family, plan.family), isNull(policies.signedAt))),
        eq(policies.insuredHmac, insuredHmac),
        eq(policies.state, 'declined'),
        gt(policies.movedAt, before),
      ),
    )
    .limit(1)
  if (declined)
    throw new HttpError(409, 'DECLINED_BEFORE', `${declined.refusal ?? '暂不能承保'}。${DECLINED_DAYS} 天内不再受理，有疑问请联系客服`, {
      field: 'patientId',
    })
}

type Holding = { planId: string; insuredHmac: string; /** Of this member's alone. */ memberId?: string; now: Date }

/** Whether somebody has a policy in a plan that is paid and holds. */
export async function isInsured(db: Querying, { planId, insuredHmac, memberId, now }: Holding): Promise<boolean> {
  const holds = and(
    memberId === undefined ? undefined : eq(policies.memberId, memberId),
    eq(policies.planId, planId),
    eq(policies.insuredHmac, insuredHmac),
    inArray(policies.state, ['issuing', 'active', 'cancelling']),
    or(isNull(policies.endsOn), gte(policies.endsOn, shopDate(now))),
  )
  return (await db.$count(policies, holds)) > 0
}
