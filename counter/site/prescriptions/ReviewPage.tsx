import { useState } from 'react'
import { prescription, PRESCRIPTION_REFUSAL_NAMES, type PrescriptionCase } from '../../contract/prescription'
import { ask } from '../client/ask'
import { useOffline } from '../client/offline'
import { useAsk } from '../client/useAsk'
import { useReread } from '../client/useReread'
import { useKeys } from '../keys/useKeys'
import { Answered } from '../parts/Answered'
import { unlessCovered } from '../parts/covered'
import { HeadFacts } from '../parts/HeadFacts'
import { ReasonDrawer } from '../parts/ReasonDrawer'
import { HeldNote } from '../queues/HeldNote'
import { useHold } from '../queues/useHold'
import { WaitCell } from '../queues/WaitCell'
import { AskDialog } from './AskDialog'
import { RecheckDialog } from './RecheckDialog'
import { ReviewBar } from './ReviewBar'
import { ReviewCase } from './ReviewCase'
import { SignDialog } from './SignDialog'
import { useNeighbours } from './useNeighbours'
import './review.css'

type Way = 'sign' | 'refuse' | 'ask' | 'recheck'
type Props = { prescriptionId: string; /** Another in place of this one. */ onOpen: (prescriptionId: string) => void; onClose: () => void }

/** One prescription: pictures, patient, drugs and checks beside each other; a pharmacist signs or refuses it here, as it was seen, and goes on to the next. */
export function ReviewPage({ prescriptionId, onOpen, onClose }: Props) {
  const read = useAsk(prescription.detail, { params: { prescriptionId } })
  const isWaiting = read.data?.isWaiting ?? false
  const { heldBy, giveBack } = useHold({
    queue: 'prescriptions',
    recordId: prescriptionId,
    isWaiting: isWaiting && read.data?.isAsked === false,
  })
  const { reread, isRereading } = useReread(read)
  const [deciding, setDeciding] = useState<Way>()
  const [seen, setSeen] = useState<PrescriptionCase>()
  const isOffline = useOffline() !== undefined
  const places = useNeighbours(prescriptionId)
  const decide = (how: Way) => () => {
    setSeen(read.data)
    setDeciding(how)
  }
  const to = (id: string | undefined) => id && (() => onOpen(id))
  const onNext = to(places.next)
  const next = onNext ? { label: '审下一张', press: onNext } : { label: '回到队列', press: onClose }
  const isFree = deciding === undefined
  const mayDecide = isWaiting && heldBy === undefined && isFree && !isOffline && !isRereading
  useKeys({
    ...(mayDecide && isGrave(read.data) && { note: decide('sign') }),
    ...(mayDecide && { approve: decide('sign'), refuse: decide('refuse'), ask: read.data?.isAsked ? undefined : decide('ask') }),
    ...(isFree && {
      down: onNext || undefined,
      up: to(places.previous) || undefined,
      oldest: to(places.oldest) || undefined,
      leave: unlessCovered(onClose),
    }),
  })
  const back = () => {
    setDeciding(undefined)
    void read.refetch()
  }
  const goOn = () => {
    setDeciding(undefined)
    void reread()
  }
  const shared = { next, onClose: back, onDone: goOn }
  return (
    <div className="review">
      <Head of={read.data} {...places} />
      <HeldNote by={heldBy} />
      <Answered of={read}>
        {(found) => (
          <>
            <ReviewCase of={found} before={seen} isCovered={!isFree} />
            <ReviewBar
              {...{ of: found, heldBy, isOffline, isBusy: isRereading, isCovered: !isFree, giveBack, next, onClose }}
              sign={decide('sign')}
              refuse={decide('refuse')}
              question={found.isAsked ? undefined : decide('ask')}
              recheck={decide('recheck')}
            />
          </>
        )}
      </Answered>
      {deciding === 'sign' && seen && <SignDialog of={seen} {...shared} />}
      {deciding === 'ask' && seen && <AskDialog of={seen} {...shared} />}
      {deciding === 'recheck' && seen && <RecheckDialog of={seen} onClose={back} onDone={goOn} />}
      {deciding === 'refuse' && seen && (
        <ReasonDrawer
          record={`prescription:${prescriptionId}`}
          title="处方审核不通过"
          about={`${seen.patientName}：${seen.drugs.map(({ name }) => name).join('、')}`}
          okText="退回"
          extra="会员会在消息里读到原因和说明"
          done="已退回，会员已收到消息"
          reasons={PRESCRIPTION_REFUSAL_NAMES}
          send={(body, key) => ask(prescription.refuse, { params: { prescriptionId }, body, version: seen.version }, key)}
          {...shared}
        />
      )}
    </div>
  )
}

const isGrave = (of: PrescriptionCase | undefined) => of?.safety.findings.some(({ severity }) => severity === 'critical')

function Head({ of, number, hits }: { of: PrescriptionCase | undefined; number: number; hits: number }) {
  return (
    <HeadFacts>
      <h1>处方审核</h1>
      {of && <span className="review-id">{of.prescriptionId}</span>}
      {of?.isWaiting && <WaitCell queue="prescriptions" since={of.waitsSince} />}
      {number > 0 && (
        <span className="review-place">
          第 {number} / {hits} 张 <kbd className="key">J</kbd> <kbd className="key">K</kbd>
        </span>
      )}
    </HeadFacts>
  )
}
