import { View } from '@tarojs/components'
import { useRead } from '@/api/useRead'
import { prescription as calls, PrescriptionState, type Prescription } from '@/contract/prescription'
import type { Settlement } from '@/contract/settlement'
import { shopDay } from '@/lib/time'
import { RadioList } from '@/ui/form/RadioList'
import { Sheet } from '@/ui/layer/Sheet'
import { Loaded } from '@/ui/state/Loaded'

type Props = {
  open: boolean
  lines: Settlement['lines']
  prescriptionId: string | undefined
  onPick: (prescriptionId: string) => void
  onClose: () => void
}

/** The prescriptions by which this order can be made: for whom, against what, until when. */
export function PrescriptionSheet({ open, lines, prescriptionId, onPick, onClose }: Props) {
  const products = lines.filter(({ card }) => card.mark === 'rx').map(({ card, quantity }) => ({ productCode: card.productCode, quantity }))
  const found = useRead(calls.validFor, { query: {}, body: { products } }, { enabled: open && products.length > 0 })
  return (
    <Sheet open={open} onClose={onClose} title="用哪张处方买" flush>
      <Loaded of={found} skeleton={2}>
        {({ results }) => (
          <RadioList
            label="处方"
            value={prescriptionId}
            options={results.map((one) => ({
              value: one.prescriptionId,
              text: one.relationLabel ? `${one.patientName}（${one.relationLabel}）` : one.patientName,
              note: <Note of={one} />,
            }))}
            onChange={(id) => {
              onPick(id)
              onClose()
            }}
          />
        )}
      </Loaded>
    </Sheet>
  )
}

const Note = ({ of: { state, diagnosis, validUntil } }: { of: Prescription }) => (
  <>
    <View>确诊疾病：{diagnosis}</View>
    <View>
      有效至 {shopDay(validUntil)}，{state === PrescriptionState.approved ? '药师已审核' : '等待药师审核'}
    </View>
  </>
)
