import { Drawer } from 'antd'
import { prescription } from '../../contract/prescription'
import { useAsk } from '../client/useAsk'
import { useKeys } from '../keys/useKeys'
import { Answered } from '../parts/Answered'
import { FactList } from '../parts/FactList'
import { Asked } from './Asked'
import { Rechecks } from './Rechecks'
import { reviewFacts } from './reviewFacts'

/** The keys of the case below, which would decide on it unseen. */
const nothing = () => undefined
const DEAF = { approve: nothing, refuse: nothing, ask: nothing, giveBack: nothing, down: nothing, up: nothing, oldest: nothing }

/** Another prescription, to be read beside the open one. */
export function OtherDrawer({ prescriptionId, onClose }: { prescriptionId: string; onClose: () => void }) {
  const read = useAsk(prescription.detail, { params: { prescriptionId } })
  useKeys({ ...DEAF, leave: onClose })
  return (
    <Drawer open width={480} mask={false} title={`处方 ${prescriptionId}`} onClose={onClose}>
      <Answered of={read}>
        {(found) => (
          <>
            <FactList facts={reviewFacts(found)} />
            <Asked questions={found.questions} />
            <Rechecks rechecks={found.rechecks} />
          </>
        )}
      </Answered>
    </Drawer>
  )
}
