import { isUnknown } from '@/api/errors'
import { useRead } from '@/api/useRead'
import { patient } from '@/contract/patient'
import { plan } from '@/contract/plan'
import { Awaited } from '@/domain/draft/Awaited'
import type { Reading } from '@/ui/state/Loaded'
import { useFamily } from '../../families'
import { Application } from './Application'
import { NoSuchPlan } from './NoSuchPlan'
import { useApplication } from './useApplication'

/** The application for a plan of the present family, once what it needs is read. */
export function Applying({ planId }: { planId: string }) {
  const { family, type } = useFamily()
  const sold = useRead(plan.list, { query: { family, type } })
  const patients = useRead(patient.list, { query: {} }, { staleTime: 0 })
  const { filling, policy, tell, restart } = useApplication(planId)
  if (filling.data === undefined && isUnknown(filling.error)) return <NoSuchPlan />
  const reads: Array<Reading<unknown>> = [sold, patients, filling]
  const missing = reads.find(({ data, status }) => data === undefined || status === 'failed')
  if (missing || !sold.data || !patients.data) return <Awaited of={missing && { ...missing, data: undefined }} />
  const chosen = sold.data.results.find((one) => one.planId === planId)
  if (!chosen) return <NoSuchPlan />
  return <Application plan={chosen} patients={patients.data.results} policy={policy} tell={tell} restart={restart} />
}
