import { useState } from 'react'
import { useRead } from '@/api/useRead'
import { Sex } from '@/contract/idCard'
import { plan } from '@/contract/plan'
import { useDebounced } from '@/ui/form/useDebounced'

const PAUSE_MS = 300
/** For whom it is reckoned until somebody says for whom. */
const AGE = 30

/** The premium of a plan for an age and a sex, as the table in force has it. */
export function useQuoted(planId: string | undefined) {
  const [age, setAge] = useState(AGE)
  const [sex, setSex] = useState<Sex>(Sex.male)
  const query = { age: useDebounced(age, PAUSE_MS), sex }
  const read = useRead(
    plan.quote,
    { params: { planId: planId ?? '' }, query },
    { enabled: planId !== undefined, staleTime: 0, keepsPrevious: true },
  )
  return { age, setAge, sex, setSex, read }
}
export type Quoted = ReturnType<typeof useQuoted>
