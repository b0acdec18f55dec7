import { useState } from 'react'
import type { Patient } from '@/contract/patient'
import type { Plan, Policy, PolicyStep } from '@/contract/plan'
import { Declare } from './Declare'
import { Health } from './Health'
import { People } from './People'
import type { PeopleValues } from './peopleForm'
import { Reading } from './Reading'
import { Sign } from './Sign'
import { Standing } from './Standing'

type Props = {
  plan: Plan
  patients: readonly Patient[]
  policy: Policy | undefined
  tell: (policy: Policy) => void
  restart: () => unknown
}

/** The application at the step that the gateway says, whatever the address; of those before, people and answers are mended until it is signed. */
export function Application({ plan, patients, policy, tell, restart }: Props) {
  const [mended, mend] = useState<PolicyStep>()
  const [kept, keep] = useState<PeopleValues>()
  const end = () => mend(undefined)
  const onPeople = () => mend('people')
  const step = stepOf(policy, mended)
  if (!policy || step === 'people') {
    const done = (told: Policy, values: PeopleValues) => {
      keep(values)
      end()
      tell(told)
    }
    return <People key={policy?.policyId} plan={plan} patients={patients} policy={policy} kept={kept} onDone={done} />
  }
  const text = policy.reads.find(({ isRead }) => !isRead)
  if (step === 'read' && text)
    return <Reading key={`${text.document} ${text.version}`} policy={policy} text={text} onTold={tell} onPeople={onPeople} />
  if (step === 'health') return <Health policy={policy} isAnew={mended === 'health'} onTold={tell} onEnd={end} onPeople={onPeople} />
  if (step === 'declare') return <Declare policy={policy} onTold={tell} onPeople={onPeople} onHealth={() => mend('health')} />
  if (step === 'sign') return <Sign policy={policy} name={nameOf(patients, policy)} onTold={tell} onPeople={onPeople} />
  return <Standing policy={policy} onRestart={restart} />
}

/** A text that has a newer version is read before answers are mended. */
function stepOf(policy: Policy | undefined, mended: PolicyStep | undefined): PolicyStep | undefined {
  if (policy?.state !== 'filling' || policy.step === null) return undefined
  return mended === 'health' && policy.step === 'read' ? 'read' : (mended ?? policy.step)
}

const nameOf = (patients: readonly Patient[], { applicant }: Policy): string =>
  patients.find(({ relationLabel }) => relationLabel === 'self')?.name ?? applicant
