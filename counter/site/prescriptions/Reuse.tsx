import { Alert } from 'antd'
import { stateRowOf } from '../../../src/contract/prescriptionStates'
import { shopDate } from '../../../src/lib/time'
import type { PrescriptionCase } from '../../contract/prescription'

/** Whether one of the pictures came with an earlier prescription, of whomever. */
export function Reuse({ of: { pictures, reuse } }: { of: PrescriptionCase }) {
  if (pictures.length > 0 && !reuse.isCompared)
    return <Alert type="warning" showIcon message="照片还没有和以前的处方比对，请自己留意是不是用过的，或过一会儿再打开" />
  if (reuse.sameAs.length === 0) return <small>{pictures.length > 0 ? '和以前的处方比对过，没有出现过' : '没有可比对的图片'}</small>
  return (
    <>
      {reuse.sameAs.map(({ prescriptionId, createdAt, state }) => (
        <Alert
          key={prescriptionId}
          type="error"
          showIcon
          message={`这张照片像是用过的：处方 ${prescriptionId}，${shopDate(createdAt)} 提交，${stateRowOf(state).word}`}
          description="请打开那张处方核对。同一张纸质处方不能用两次；没有通过后重新提交的，可以继续审核。"
        />
      ))}
    </>
  )
}
