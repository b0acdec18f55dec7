import { useLicences } from '@/domain/mallConfig/useLicences'
import { callPhone } from '@/platform/phone'
import { IconButton } from '@/ui/press/IconButton'

/** Whoever would rather speak; nothing where the shop has no telephone. */
export function PhoneButton() {
  const { data } = useLicences()
  if (!data?.pharmacistPhone) return null
  return <IconButton name="phone" label={`打电话 ${data.pharmacistPhone}`} onPress={() => callPhone(data.pharmacistPhone)} />
}
