import { reasonRowOf, RefundType, type RefundReason } from '@/contract/refundReasons'
import { RadioList } from '@/ui/form/RadioList'
import { Sheet } from '@/ui/layer/Sheet'

type Props = {
  open: boolean
  reasons: readonly RefundReason[]
  value: RefundReason | undefined
  onChoose: (reason: RefundReason) => void
  onClose: () => void
}

/** What a reason asks for and who pays the way back, before it is chosen. */
function noteOf(reason: RefundReason): string {
  const { isOurs, needsPictures, needsIntact, isUndelivered, types } = reasonRowOf(reason)
  const mayGoBack = types.includes(RefundType.returnAndRefund)
  if (isUndelivered) return '包裹没有送到'
  if (needsIntact) return '商品完好、没有拆封，寄回运费由您承担'
  return [needsPictures && '需要照片', isOurs && mayGoBack && '需寄回的，运费由我们承担'].filter(Boolean).join('，')
}

/** Why the money is asked back: the reasons that hold for all chosen goods. */
export const ReasonSheet = ({ open, reasons, value, onChoose, onClose }: Props) => (
  <Sheet open={open} onClose={onClose} title="退款原因" flush>
    <RadioList
      label="退款原因"
      value={value}
      options={reasons.map((reason) => ({ value: reason, text: reasonRowOf(reason).words, note: noteOf(reason) }))}
      onChange={onChoose}
    />
  </Sheet>
)
