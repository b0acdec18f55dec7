import { Alert } from 'antd'
import type { ReviewedPrescription } from '../../contract/prescription'

/** That two pharmacists have to approve it, and who has. */
export function SecondPair({ of: { controlled, firstReview, isWaiting } }: { of: ReviewedPrescription }) {
  if (controlled.length === 0 || !isWaiting) return null
  const next = firstReview === null ? '您签名后，还要另一位药师复核' : `${firstReview.by} 已签名通过，请另一位药师复核`
  return (
    <Alert type="warning" showIcon message={`${controlled.join('、')}：要两位药师都签名`} description={`${next}；任何一位都可以退回。`} />
  )
}
