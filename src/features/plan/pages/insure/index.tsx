import { useParams } from '@/routes/useRoute'
import { OfFamily } from '../../OfFamily'
import { Applying } from './Applying'
import { Choice } from './Choice'
import { NoSuchPlan } from './NoSuchPlan'
import '../../plan.scss'
import './index.scss'

/** A number of a plan. */
const NUMBER = /^\d{1,9}$/

/** Routes `tafInsure` and `innovationInsure`: a plan is applied for, step by step as the gateway keeps them. */
export default function PlanInsurePage() {
  return (
    <OfFamily>
      <Insure />
    </OfFamily>
  )
}

function Insure() {
  const { planId } = useParams('innovationInsure')
  if (planId === undefined) return <Choice />
  return NUMBER.test(planId) ? <Applying planId={planId} /> : <NoSuchPlan />
}
