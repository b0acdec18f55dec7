import { Button } from 'antd'
import { useState } from 'react'
import { prescription, type PrescriptionCase, type Recheck } from '../../contract/prescription'
import { useOffline } from '../client/offline'
import { useAsk } from '../client/useAsk'
import { useReread } from '../client/useReread'
import { useKeys } from '../keys/useKeys'
import { Answered } from '../parts/Answered'
import { HeadFacts } from '../parts/HeadFacts'
import { ReviewCase } from '../prescriptions/ReviewCase'
import { decisionText } from '../prescriptions/Rechecks'
import { GiveBackButton } from '../queues/GiveBackButton'
import { HeldNote } from '../queues/HeldNote'
import { useHold } from '../queues/useHold'
import { WaitCell } from '../queues/WaitCell'
import { ResultDrawer } from './ResultDrawer'
import '../prescriptions/review.css'

type Props = {
  prescriptionId: string
  /** Whoever looks had a part in the decision; undefined until it is known. */ isOwn: boolean | undefined
  onClose: () => void
}

/** A decided prescription as its reviewer saw it, and what another pharmacist says of the decision. */
export function RecheckPage({ prescriptionId, isOwn, onClose }: Props) {
  const read = useAsk(prescription.detail, { params: { prescriptionId } })
  const open = read.data && openOf(read.data)
  const { heldBy, giveBack } = useHold({ queue: 'rechecks', recordId: prescriptionId, isWaiting: open !== undefined && isOwn === false })
  const isOffline = useOffline() !== undefined
  const { reread, isRereading } = useReread(read)
  const [seen, setSeen] = useState<PrescriptionCase>()
  const mayClose = open !== undefined && isOwn === false && heldBy === undefined && !isOffline
  useKeys(seen === undefined ? { leave: onClose } : {})
  const back = () => {
    setSeen(undefined)
    void read.refetch()
  }
  const goOn = () => {
    setSeen(undefined)
    void reread()
  }
  return (
    <div className="review">
      <HeadFacts>
        <h1>复核处方</h1>
        <span className="review-id">{prescriptionId}</span>
        {open && <WaitCell queue="rechecks" since={open.at} />}
      </HeadFacts>
      <HeldNote by={heldBy} />
      <Answered of={read}>
        {(found) => (
          <>
            <ReviewCase of={found} before={seen} isCovered={seen !== undefined} />
            <footer className="review-bar" aria-label="决定">
              <p>
                <Words open={open} isOwn={isOwn} />
              </p>
              {mayClose && <GiveBackButton giveBack={giveBack} onDone={onClose} isCovered={seen !== undefined} />}
              <Button size="large" onClick={onClose}>
                回到队列
              </Button>
              {open && !isOwn && (
                <Button size="large" type="primary" disabled={!mayClose} loading={isRereading} onClick={() => setSeen(found)}>
                  写结论
                </Button>
              )}
            </footer>
          </>
        )}
      </Answered>
      {seen && <ResultDrawer of={seen} onClose={back} onDone={goOn} />}
    </div>
  )
}

const openOf = ({ rechecks }: PrescriptionCase) => rechecks.find(({ result }) => result === null)

function Words({ open, isOwn }: { open: Recheck | undefined; isOwn: boolean | undefined }) {
  if (!open) return '这次复核已有结论'
  return (
    <>
      {decisionText(open)}
      <small>{isOwn ? '自己作的决定，要由另一位药师复核' : `${open.by} 申请复核：${open.reason}`}</small>
    </>
  )
}
