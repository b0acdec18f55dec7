import { PersonName, type Patient } from '@/contract/patient'
import { Beneficiary, type InsuredRelation, type Policy, type PolicyPeople } from '@/contract/plan'
import { schemaProblem } from '@/lib/schemaProblem'

/** A beneficiary as it is typed; the number tells it from the others. */
export type Heir = { number: number; name: string; relation: InsuredRelation | ''; share: string }
export type PeopleValues = {
  patientId: string
  /** Whether whom the member's book calls another is the spouse. */
  spouse: 'yes' | 'no' | ''
  heirsBy: 'law' | 'name'
  heirs: readonly Heir[]
}

/** One beneficiary more, to whom all goes where he is the only one. */
export const withHeir = (heirs: readonly Heir[]): Heir[] => [
  ...heirs,
  { number: 1 + Math.max(0, ...heirs.map(({ number }) => number)), name: '', relation: '', share: heirs.length === 0 ? '100' : '' },
]

const NOBODY: PeopleValues = { patientId: '', spouse: '', heirsBy: 'law', heirs: [] }

/** What an application says of its people; a beneficiary's name is masked there, and written anew. */
export function valuesOf(policy: Policy | undefined): PeopleValues {
  if (!policy) return NOBODY
  const { insured, beneficiaries } = policy
  return {
    patientId: insured.patientId,
    spouse: insured.relation === 'spouse' ? 'yes' : '',
    heirsBy: beneficiaries.length > 0 ? 'name' : 'law',
    heirs: beneficiaries.map(({ relation, share }, at) => ({ number: at + 1, name: '', relation, share: String(share) })),
  }
}

export type HeirProblems = { name?: string | undefined; relation?: string | undefined; share?: string | undefined }

/** What is wrong with a beneficiary, field by field. */
export const heirProblems = ({ name, relation, share }: Heir): HeirProblems => ({
  name: schemaProblem(PersonName, name),
  relation: relation === '' ? '请选择关系' : undefined,
  share: /^\d+$/.test(share) ? schemaProblem(Beneficiary.shape.share, Number(share)) : '请填写份额',
})

const isIncomplete = (heir: Heir) => Object.values<string | undefined>(heirProblems(heir)).some((problem) => problem !== undefined)

const sharesOf = (heirs: readonly Heir[]) => heirs.reduce((sum, { share }) => sum + Number(share), 0)

/** What is wrong with the beneficiaries as a whole. */
function heirsProblem({ heirsBy, heirs }: PeopleValues): string | undefined {
  if (heirsBy === 'law') return undefined
  if (heirs.length === 0) return '请添加受益人，或选择法定继承人'
  if (heirs.some((heir) => isIncomplete(heir))) return '请把受益人填写完整'
  const sum = sharesOf(heirs)
  return sum === 100 ? undefined : `受益份额合计应为 100%，现在是 ${sum}%`
}

const ONLY = '只能为本人、配偶、父母、子女投保，其他亲友不能投保'

/** What is missing, or cannot be insured here. */
export const peopleProblems = (patients: readonly Patient[]) => (values: PeopleValues) => {
  const asksSpouse = patients.find(({ id }) => id === values.patientId)?.relationLabel === 'other'
  return {
    patientId: values.patientId === '' ? '请选择被保险人' : undefined,
    spouse: !asksSpouse || values.spouse === 'yes' ? undefined : values.spouse === 'no' ? ONLY : '请选择是不是您的配偶',
    heirsBy: undefined,
    heirs: heirsProblem(values),
  }
}

/** What the gateway is sent. */
export function peopleOf({ patientId, heirsBy, heirs }: PeopleValues, { relationLabel }: Patient): PolicyPeople {
  return {
    patientId,
    relation: relationLabel === 'other' ? 'spouse' : relationLabel,
    beneficiaries:
      heirsBy === 'law'
        ? []
        : heirs.flatMap(({ name, relation, share }) => (relation === '' ? [] : [{ name: name.trim(), relation, share: Number(share) }])),
  }
}
