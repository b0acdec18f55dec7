import type { Settlement } from '@/contract/settlement'
import { RadioList } from '@/ui/form/RadioList'
import { Sheet } from '@/ui/layer/Sheet'

type Props = {
  open: boolean
  deliveries: Settlement['deliveries']
  deliveryId: string
  onPick: (deliveryId: string) => void
  onClose: () => void
}

/** Ways to have it brought. */
export const DeliverySheet = ({ open, deliveries, deliveryId, onPick, onClose }: Props) => (
  <Sheet open={open} onClose={onClose} title="配送方式" flush>
    <RadioList
      label="配送方式"
      value={deliveryId}
      options={deliveries.map(({ id, name, text }) => ({ value: id, text: name, note: text }))}
      onChange={(id) => {
        onPick(id)
        onClose()
      }}
    />
  </Sheet>
)
