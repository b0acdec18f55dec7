import { Typography } from 'antd'
import { landing, type LandingAhead, type LandingDetail } from '../../contract/landing'
import { useAsk } from '../client/useAsk'
import { Answered } from '../parts/Answered'
import { RevisedPage } from '../parts/RevisedPage'
import { RevisedThing } from '../parts/RevisedThing'
import { useRevised, type Thing } from '../parts/useRevised'
import { changedOf, editedOf, problemOf, valuesOf } from './landingFields'
import { LandingForm } from './LandingForm'
import '../products/products.css'

type Props = {
  landingId: string
  /** Which a new one is made like. */ like: string | undefined
  onClose: () => void
  onSaved: () => void
}

/** A partner's campaign as revisions: what is edited of it, the shop's page with it, and every revision. In place of the list. */
export function LandingPage({ landingId, like, onClose, onSaved }: Props) {
  const detail = useAsk(landing.one, { params: { landingId } })
  const model = useAsk(landing.one, { params: { landingId: like ?? landingId } })
  return (
    <RevisedThing {...{ subject: 'landing', subjectId: landingId, detail, onSaved, onClose }}>
      {(thing) => (
        <Answered of={model}>{(other) => <Editing of={{ ...thing, now: madeLike(thing.now, other) }} onClose={onClose} />}</Answered>
      )}
    </RevisedThing>
  )
}

/** A new one begins with what another says and offers; its code and its period are its own. */
function madeLike(of: LandingDetail, { fields }: LandingDetail): LandingDetail {
  const { code, beginsAt, endsAt } = of.fields
  return of.isNew ? { ...of, fields: { ...fields, code, beginsAt, endsAt } } : of
}

function Editing({ of, onClose }: { of: Thing<LandingDetail>; onClose: () => void }) {
  const revised = useRevised<LandingDetail, LandingAhead>(of)
  const { seen, typed, change, refused } = revised
  const values = valuesOf(seen.fields, typed)
  const edited = editedOf(seen, values)
  return (
    <RevisedPage
      of={revised}
      title={seen.isNew ? '新的活动页' : seen.fields.title}
      facts={<Typography.Text copyable>{`${location.origin}${seen.path}`}</Typography.Text>}
      isNew={seen.isNew}
      edited={edited}
      count={Object.keys(changedOf(seen.fields, values)).length}
      wrong={problemOf(edited)}
      example="换商品、延长、结束活动"
      path={seen.path}
      form={<LandingForm of={seen} values={values} change={change} refused={refused} />}
      onClose={onClose}
    />
  )
}
