import { Fragment } from 'react'
import type { PrescriptionCase } from '../../contract/prescription'
import { shopTime } from '../../../src/lib/time'
import type { Fact } from '../parts/FactList'
import { Masked } from '../masked/Masked'
import { paperFacts } from './paperFacts'

/** What is known of a prescription and decided by, one fact a row; what is not there is left out. */
export function reviewFacts({ review, firstReview, drugs, paper, ...of }: PrescriptionCase): Fact[] {
  const patient = <Masked of={{ kind: 'prescription', recordId: of.prescriptionId }} field="patientName" masked={of.patientName} />
  const facts: Array<Fact | [string, null]> = [
    [
      '用药人',
      `${of.patientName}（${of.relationLabel}）`,
      <Fragment key="patient">
        {patient}（{of.relationLabel}）
      </Fragment>,
    ],
    ...(paper ? paperFacts(paper, of.writtenBy) : []),
    ['诊断', of.diagnosis],
    ['药品', drugs.map(({ name, quantity }) => `${name} × ${quantity} 盒`).join('；')],
    ['开方医生', of.writtenBy && `${of.writtenBy}，在线开具并签名`],
    ['提交时间', shopTime(of.createdAt)],
    ['会员权益', of.priorityMinutes > 0 ? `优先审核，排队提前 ${of.priorityMinutes} 分钟` : null],
    ['会员回复', of.answeredAt && shopTime(of.answeredAt)],
    ['有效期至', shopTime(of.validUntil)],
    ['第一位药师', firstReview && `${shopTime(firstReview.at)} ${firstReview.by} 签名通过`],
    ['可购买', review && review.refusal === null && of.fetches > 1 ? `${of.fetches} 次` : null],
    ['审核', review && `${shopTime(review.at)} ${review.by} ${review.refusal === null ? '签名通过' : `不通过：${review.refusal}`}`],
  ]
  return facts.filter((fact): fact is Fact => fact[1] !== null)
}
