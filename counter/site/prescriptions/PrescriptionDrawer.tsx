import { Button, Descriptions, Drawer, Space } from 'antd'
import { Fragment, useState, type ReactNode } from 'react'
import { prescription, PRESCRIPTION_REFUSAL_NAMES, type PrescriptionCase } from '../../contract/prescription'
import { shopTime } from '../../../src/lib/time'
import { ask } from '../client/ask'
import { useAsk } from '../client/useAsk'
import { ReasonDialog } from '../parts/ReasonDialog'
import { Answered } from '../parts/Answered'
import { useKeys } from '../keys/useKeys'
import { Masked } from '../masked/Masked'
import { SeenBy } from '../masked/SeenBy'
import { GiveBackButton } from '../queues/GiveBackButton'
import { HeldNote } from '../queues/HeldNote'
import { useHold } from '../queues/useHold'
import { CasePictures } from './CasePictures'
import { paperFacts } from './paperFacts'
import { SignDialog } from './SignDialog'

type Props = { prescriptionId: string; onClose: () => void }

/** One prescription; a pharmacist signs or refuses it here. */
export function PrescriptionDrawer({ prescriptionId, onClose }: Props) {
  const read = useAsk(prescription.detail, { params: { prescriptionId } })
  const isWaiting = read.data?.isWaiting ?? false
  const { heldBy, giveBack } = useHold({ queue: 'prescriptions', recordId: prescriptionId, isWaiting })
  const isHeld = heldBy !== undefined
  const [deciding, setDeciding] = useState<'sign' | 'refuse'>()
  const mayDecide = isWaiting && !isHeld && deciding === undefined
  useKeys({ approve: mayDecide ? () => setDeciding('sign') : undefined, refuse: mayDecide ? () => setDeciding('refuse') : undefined })
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
          <Space>
            <Button type="primary" disabled={isHeld} onClick={() => setDeciding('sign')}>
              签名通过
            </Button>
            <Button danger disabled={isHeld} onClick={() => setDeciding('refuse')}>
              不通过
            </Button>
            {!isHeld && <GiveBackButton giveBack={giveBack} onDone={onClose} isCovered={deciding !== undefined} />}
          </Space>
        )
      }
    >
      <HeldNote by={heldBy} />
      <Answered of={read}>
        {(found) => (
          <>
            <CasePictures prescriptionId={prescriptionId} ids={found.pictures} />
            <Descriptions
              column={1}
              size="small"
              bordered
              items={factsOf(found).map(([label, value]) => ({ key: label, label, children: value }))}
            />
          </>
        )}
      </Answered>
      <SeenBy of={{ kind: 'prescription', recordId: prescriptionId }} />
      {deciding === 'sign' && <SignDialog prescriptionId={prescriptionId} onClose={back} onDone={onClose} />}
      {deciding === 'refuse' && (
        <ReasonDialog
          title="处方审核不通过"
          okText="退回"
          extra="会员会在消息里读到原因和说明"
          done="已退回，会员已收到消息"
          reasons={PRESCRIPTION_REFUSAL_NAMES}
          send={(body, key) => ask(prescription.refuse, { params: { prescriptionId }, body }, key)}
          onClose={back}
          onDone={onClose}
        />
      )}
    </Drawer>
  )
}

/** What is not there is left out. */
function factsOf({ review, drugs, paper, ...of }: PrescriptionCase): Array<[string, ReactNode]> {
  const facts: Array<[string, ReactNode]> = [
    [
      '用药人',
      <Fragment key="patient">
        <Masked of={{ kind: 'prescription', recordId: of.prescriptionId }} field="patientName" masked={of.patientName} />（
        {of.relationLabel}）
      </Fragment>,
    ],
    ...(paper ? paperFacts(paper) : []),
    ['诊断', of.diagnosis],
    ['药品', drugs.map(({ name, quantity }) => `${name} × ${quantity} 盒`).join('；')],
    ['开方', of.writtenBy],
    ['提交时间', shopTime(of.createdAt)],
    ['有效期至', shopTime(of.validUntil)],
    ['审核', review && `${shopTime(review.at)} ${review.by} ${review.refusal === null ? '签名通过' : `不通过：${review.refusal}`}`],
  ]
  return facts.filter(([, value]) => value !== null)
}
