import { yuan } from '../../../src/lib/money'
import type { ReviewedInvitation } from '../../contract/invitation'
import { pairOf, reasonsOf } from './words'

/** What is decided on: whose invitation, of which order, and what speaks against it. */
export const CaseLines = ({ of }: { of: ReviewedInvitation }) => (
  <p className="lines preview">
    {[pairOf(of), of.orderCode !== null && `订单 ${of.orderCode}，计入 ${yuan(of.orderCents)} 元`, ...reasonsOf(of)]
      .filter(Boolean)
      .join('\n')}
  </p>
)
