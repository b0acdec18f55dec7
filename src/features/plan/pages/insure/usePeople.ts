import { useState } from 'react'
import type { Patient } from '@/contract/patient'
import { ADULT_AGE, plan, type Plan, type Policy } from '@/contract/plan'
import { useRead } from '@/api/useRead'
import { useAttempt } from '@/domain/attempt/useAttempt'
import { useUnsentForm } from '@/domain/draft/useUnsentForm'
import { Sex } from '@/contract/idCard'
import { Reason } from '@/ui/feedback/reason'
import { answered } from '../../useFollowedPolicy'
import { peopleOf, peopleProblems, valuesOf, type PeopleValues } from './peopleForm'

type Asked = {
  plan: Plan
  patients: readonly Patient[]
  policy: Policy | undefined
  /** What was sent before from this page, with the names of beneficiaries. */
  kept: PeopleValues | undefined
  onDone: (policy: Policy, values: PeopleValues) => void
}

/** For whom it is applied, what that costs, and the press that begins the application or changes it. */
export function usePeople({ plan: { planId }, patients, policy, kept, onDone }: Asked) {
  const attempt = useAttempt()
  const [values] = useState(() => kept ?? valuesOf(policy))
  const form = useUnsentForm({ values, problems: peopleProblems(patients), fields: { relation: 'patientId', beneficiaries: 'heirs' } })
  const self = patients.find(({ relationLabel }) => relationLabel === 'self')
  const insured = patients.find(({ id }) => id === form.values.patientId)
  const query = { age: insured?.age ?? 0, sex: insured?.sex ?? Sex.male }
  const quote = useRead(plan.quote, { params: { planId }, query }, { enabled: insured !== undefined, staleTime: 0 })
  const send = async () => {
    if (!self) throw new Reason('投保人要先实名，请先添加您本人')
    if (self.age < ADULT_AGE) throw new Reason(`投保人应年满 ${ADULT_AGE} 周岁`)
    await form.submit(async (filled) => {
      if (!insured) return
      onDone(await answered(attempt(plan.begin, { params: { planId }, body: peopleOf(filled, insured) })), filled)
    })
  }
  return { form, self, insured, quote, send }
}
export type PeopleForm = ReturnType<typeof usePeople>['form']
