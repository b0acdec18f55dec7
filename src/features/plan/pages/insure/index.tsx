import { isUnknown } from '@/api/errors'
import { useRead } from '@/api/useRead'
import { patient } from '@/contract/patient'
import { plan } from '@/contract/plan'
import { Awaited } from '@/domain/draft/Awaited'
import { replaceBy } from '@/routes/go'
import { useParams } from '@/routes/useRoute'
import { Button } from '@/ui/press/Button'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import type { Reading } from '@/ui/state/Loaded'
import { useFamily } from '../../families'
import { Application } from './Application'
import { useApplication } from './useApplication'
import '../../plan.scss'
import './index.scss'

/** A number of a plan. */
const NUMBER = /^\d{1,9}$/

/** Route `tafInsure`: a plan is applied for, step by step as the gateway keeps them. */
export default function PlanInsurePage() {
  const { planId = '' } = useParams('tafInsure')
  const isNumber = NUMBER.test(planId)
  const { family } = useFamily()
  const sold = useRead(plan.list, { query: { family } }, { enabled: isNumber })
  const patients = useRead(patient.list, { query: {} }, { enabled: isNumber, staleTime: 0 })
  const { filling, policy, tell, restart } = useApplication(planId, isNumber)
  if (!isNumber || (filling.data === undefined && isUnknown(filling.error))) return <NoSuchPlan />
  const reads: Array<Reading<unknown>> = [sold, patients, filling]
  const missing = reads.find(({ data, status }) => data === undefined || status === 'failed')
  if (missing || !sold.data || !patients.data) return <Awaited of={missing && { ...missing, data: undefined }} />
  const chosen = sold.data.results.find((one) => one.planId === planId)
  if (!chosen) return <NoSuchPlan />
  return <Application plan={chosen} patients={patients.data.results} policy={policy} tell={tell} restart={restart} />
}

/** A plan that is not sold, or an address that was cut. */
function NoSuchPlan() {
  const { cover } = useFamily()
  return (
    <Screen>
      <Empty page picture="notFound" title="没有这个投保方案" text="可能已经停售，可以看看现在能投保的方案">
        <Button onPress={() => replaceBy(cover)}>看能投保的方案</Button>
      </Empty>
    </Screen>
  )
}
