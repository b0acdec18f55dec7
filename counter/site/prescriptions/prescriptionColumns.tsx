import type { TableColumnsType } from 'antd'
import { sexText } from '../../../src/contract/idCard'
import { shopTime } from '../../../src/lib/time'
import { SOURCE_NAMES, type ListedPrescription } from '../../contract/prescription'
import { WaitCell } from '../queues/WaitCell'
import { WarningTags } from './WarningTags'

type Column = TableColumnsType<ListedPrescription>[number]

export const PATIENT: Column = {
  title: '用药人',
  width: 172,
  render: (_cell, { patientName, patient, relationLabel, source }) => (
    <span className="two-lines">
      {patientName} {patient && `${sexText(patient.sex)} ${patient.age} 岁`}
      <small>
        {relationLabel}
        <span className="source-narrow">· {SOURCE_NAMES[source]}</span>
      </small>
    </span>
  ),
}

export const DRUGS: Column = {
  title: '药品与核对',
  render: (_cell, one) => (
    <span className="two-lines">
      {one.drugs.map(({ name, quantity }) => `${name} × ${quantity} 盒`).join('、')}
      <small>
        <WarningTags of={one} />
        {one.diagnosis}
        {one.firstReview !== null && <span>{one.firstReview.by} 已通过，等另一位药师</span>}
        {one.isAsked && <span>已问会员</span>}
      </small>
    </span>
  ),
}

export const SOURCE: Column = { title: '来源', width: 92, responsive: ['lg'], render: (_cell, { source }) => SOURCE_NAMES[source] }

/** How long it waits; what does not, when and by whom it was decided. */
export const WAIT: Column = {
  title: '等待',
  key: 'since',
  width: 148,
  render: (_cell, one) => <WaitCell queue="prescriptions" since={one.waitsSince} />,
}
export const DECIDED: Column = {
  title: '审核',
  key: 'since',
  width: 210,
  render: (_cell, { review }) =>
    review && (
      <>
        {shopTime(review.at)} {review.by}
        {review.refusal !== null && <div className="late">{review.refusal}</div>}
      </>
    ),
}
