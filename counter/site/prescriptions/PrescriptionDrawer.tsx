import { Drawer } from 'antd'
import { Fragment, useState } from 'react'
import { prescription, PRESCRIPTION_REFUSAL_NAMES, type PrescriptionCase } from '../../contract/prescription'
import { shopTime } from '../../../src/lib/time'
import { ask } from '../client/ask'
import { useOffline } from '../client/offline'
import { useAsk } from '../client/useAsk'
import { ReasonDialog } from '../parts/ReasonDialog'
import { Answered } from '../parts/Answered'
import { FactList, type Fact } from '../parts/FactList'
import { useKeys } from '../keys/useKeys'
import { Masked } from '../masked/Masked'
import { SeenBy } from '../masked/SeenBy'
import { DecisionBar } from '../queues/DecisionBar'
import { HeldNote } from '../queues/HeldNote'
import { useHold } from '../queues/useHold'
import { SafetyFindings } from '../safety/SafetyFindings'
import { AskDialog } from './AskDialog'
import { Asked } from './Asked'
import { CasePictures, CaseSignature } from './CasePictures'
import { paperFacts } from './paperFacts'
import { Reuse } from './Reuse'
import { SecondPair } from './SecondPair'
import { SignDialog } from './SignDialog'

type Props = {
  prescriptionId: string
  onClose: () => void
  /** Opens the next one, where there is one. */ onNext: (() => void) | undefined
}

/** One prescription; a pharmacist signs or refuses it here, as it was seen. */
export function PrescriptionDrawer({ prescriptionId, onClose, onNext }: Props) {
  const read = useAsk(prescription.detail, { params: { prescriptionId } })
  const isWaiting = read.data?.isWaiting ?? false
  const { heldBy, giveBack } = useHold({
    queue: 'prescriptions',
    recordId: prescriptionId,
    isWaiting: isWaiting && read.data?.isAsked === false,
  })
  const isHeld = heldBy !== undefined
  const [deciding, setDeciding] = useState<'sign' | 'refuse' | 'ask'>()
  const [seen, setSeen] = useState<PrescriptionCase>()
  const isOffline = useOffline() !== undefined
  const decide = (how: 'sign' | 'refuse' | 'ask') => () => {
    setSeen(read.data)
    setDeciding(how)
  }
  const next = onNext ? { label: '审下一张', press: onNext } : { label: '回到列表', press: onClose }
  const mayDecide = isWaiting && !isHeld && deciding === undefined && !isOffline
  useKeys({ approve: mayDecide ? decide('sign') : undefined, refuse: mayDecide ? decide('refuse') : undefined })
  const back = () => {
    setDeciding(undefined)
    void read.refetch()
  }
  return (
    <Drawer
      open
      width={720}
      title="处方"
      onClose={onClose}
      footer={
        isWaiting && (
          <DecisionBar
            approve={{ label: '签名通过', press: decide('sign') }}
            refuse={{ label: '不通过', press: decide('refuse') }}
            more={read.data?.isAsked ? undefined : { label: '问会员', press: decide('ask') }}
            {...{ next, isHeld, isOffline, giveBack, isCovered: deciding !== undefined, onDone: onClose }}
          />
        )
      }
    >
      <HeldNote by={heldBy} />
      <Answered of={read}>
        {(found) => (
          <>
            <CasePictures prescriptionId={prescriptionId} ids={found.pictures} />
            {found.isWaiting && found.paper?.signature && !found.paper.signature.isTyped && (
              <CaseSignature prescriptionId={prescriptionId} />
            )}
            <SecondPair of={found} />
            <Reuse of={found} />
            <SafetyFindings of={found.safety} />
            <FactList facts={factsOf(found)} before={seen && factsOf(seen)} />
            <Asked questions={found.questions} />
          </>
        )}
      </Answered>
      <SeenBy of={{ kind: 'prescription', recordId: prescriptionId }} />
      {deciding === 'sign' && seen && <SignDialog of={seen} next={next} onClose={back} onDone={onClose} />}
      {deciding === 'ask' && seen && <AskDialog of={seen} next={next} onClose={back} onDone={onClose} />}
      {deciding === 'refuse' && seen && (
        <ReasonDialog
          record={`prescription:${prescriptionId}`}
          title="处方审核不通过"
          okText="退回"
          extra="会员会在消息里读到原因和说明"
          done="已退回，会员已收到消息"
          reasons={PRESCRIPTION_REFUSAL_NAMES}
          send={(body, key) => ask(prescription.refuse, { params: { prescriptionId }, body, version: seen.version }, key)}
          next={next}
          onClose={back}
          onDone={onClose}
        />
      )}
    </Drawer>
  )
}

/** What is not there is left out. */
function factsOf({ review, firstReview, drugs, paper, ...of }: PrescriptionCase): Fact[] {
  const patient = <Masked of={{ kind: 'prescription', recordId: of.prescriptionId }} field="patientName" masked={of.patientName} />
  const facts: Array<Fact | [string, null]> = [
    [
      '用药人',
      `${of.patientName}（${of.relationLabel}）`,
      <Fragment key="patient">
        {patient}（{of.relationLabel}）
      </Fragment>,
    ],
    ...(paper ? paperFacts(paper) : []),
    ['诊断', of.diagnosis],
    ['药品', drugs.map(({ name, quantity }) => `${name} × ${quantity} 盒`).join('；')],
    ['开方', of.writtenBy],
    ['提交时间', shopTime(of.createdAt)],
    ['会员回复', of.answeredAt && shopTime(of.answeredAt)],
    ['有效期至', shopTime(of.validUntil)],
    ['第一位药师', firstReview && `${shopTime(firstReview.at)} ${firstReview.by} 签名通过`],
    ['可购买', review && review.refusal === null && of.fetches > 1 ? `${of.fetches} 次` : null],
    ['审核', review && `${shopTime(review.at)} ${review.by} ${review.refusal === null ? '签名通过' : `不通过：${review.refusal}`}`],
  ]
  return facts.filter((fact): fact is Fact => fact[1] !== null)
}
