import { shopTime } from '../../../src/lib/time'
import type { PrescriptionCase } from '../../contract/prescription'
import { SeenBy } from '../masked/SeenBy'
import { FactList, type Fact } from '../parts/FactList'
import { PictureViewer } from '../pictures/PictureViewer'
import { SafetyFindings } from '../safety/SafetyFindings'
import { Asked } from './Asked'
import { CaseSignature } from './CaseSignature'
import { OtherPrescriptions } from './OtherPrescriptions'
import { reviewFacts } from './reviewFacts'
import { Rechecks } from './Rechecks'
import { Reuse } from './Reuse'
import { SecondPair } from './SecondPair'
import { SevereNotes } from './SevereNotes'

type Props = {
  of: PrescriptionCase
  /** As it was when somebody began to decide. */ before: PrescriptionCase | undefined
  isCovered: boolean
}

/** The pictures, and beside them what they are held against. */
export function ReviewCase({ of, before, isCovered }: Props) {
  const { prescriptionId, paper } = of
  return (
    <div className="review-columns">
      <PictureViewer
        of={{ kind: 'prescription', recordId: prescriptionId }}
        title="处方图片"
        ids={of.pictures}
        none={noneWords(of)}
        isCovered={isCovered}
      />
      <div className="review-facts" tabIndex={0} role="region" aria-label="处方内容">
        <SecondPair of={of} />
        <Card title="用药人" of={of} before={before} has={isPatient} />
        <Card title={`药品 ${of.drugs.length} 种`} of={of} before={before} has={isDrug} />
        <section className="review-card">
          <h2>安全核对</h2>
          <SafetyFindings of={of.safety} />
        </section>
        <Card title="处方" of={of} before={before} has={isOther} />
      </div>
      <div className="review-aside" tabIndex={0} role="region" aria-label="照片比对与记录">
        {of.writtenBy === null && (
          <section className="review-card">
            <h2>这张图片</h2>
            <Reuse of={of} />
          </section>
        )}
        <OtherPrescriptions prescriptionId={prescriptionId} />
        {(of.isWaiting || of.rechecks.some(({ result }) => result === null)) && paper?.signature && !paper.signature.isTyped && (
          <CaseSignature prescriptionId={prescriptionId} />
        )}
        <section className="review-card">
          <h2>这张处方的记录</h2>
          <small>
            {shopTime(of.createdAt)} {of.writtenBy === null ? '会员提交' : '医生开具'}
          </small>
          <Asked questions={of.questions} />
          <SevereNotes severeNotes={of.severeNotes} />
          <Rechecks rechecks={of.rechecks} />
          <SeenBy of={{ kind: 'prescription', recordId: prescriptionId }} />
        </section>
      </div>
    </div>
  )
}

const noneWords = ({ writtenBy, isWaiting }: PrescriptionCase) =>
  writtenBy !== null
    ? `医生在线开具的电子处方，没有照片：${writtenBy} 已签名。请按旁边的内容审核。`
    : isWaiting
      ? '没有图片：不是拍照上传的。'
      : '没有图片：不是拍照上传的，或已经审核过。图片只在审核时给药师看。'

const PATIENT = ['用药人', '性别年龄', '健康信息']
const isPatient = ([label]: Fact) => PATIENT.includes(label)
const isDrug = ([label]: Fact) => label.startsWith('药品') || label.endsWith('用法') || label.endsWith('用于')
const isOther = (fact: Fact) => !isPatient(fact) && !isDrug(fact)

type Carded = Pick<Props, 'of' | 'before'> & { title: string; has: (fact: Fact) => boolean }

function Card({ title, of, before, has }: Carded) {
  return (
    <section className="review-card" aria-label={title}>
      <h2>{title}</h2>
      <FactList facts={reviewFacts(of).filter(has)} before={before && reviewFacts(before).filter(has)} />
    </section>
  )
}
