import { Notice } from '@/ui/card/Notice'
import { Sheet } from '@/ui/layer/Sheet'
import { Button } from '@/ui/press/Button'
import { lazy } from '@/ui/state/lazy'
import type { SafetySheetProps } from './SafetySheet'

const useSafetySheet = lazy(async () => (await import('./SafetySheet')).SafetySheet)

/** Only who is to look at something needs it. Where it cannot be fetched nobody is held back, and nobody reads that all was well. */
export function LazySafetySheet(props: SafetySheetProps) {
  const { Part, failed, load } = useSafetySheet({ when: props.open })
  if (Part) return <Part {...props} />
  if (!failed) return null
  const { open, onClose, onSettle } = props
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="这次没能查到"
      footer={
        <>
          {onSettle && (
            <Button kind="outline" onPress={onSettle}>
              照常结算
            </Button>
          )}
          <Button grow onPress={load}>
            再查一次
          </Button>
        </>
      }
    >
      <Notice icon="warning">没查到，不等于没问题。请让药师看一眼再买。</Notice>
    </Sheet>
  )
}
