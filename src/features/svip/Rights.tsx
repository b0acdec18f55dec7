import type { SvipRight } from '@/contract/svip'
import { IconGrid } from '@/ui/card/IconGrid'
import type { IconName } from '@/ui/icons/names'

/** What stands over each right; one of a later release has the crown. */
const ICONS: Readonly<Record<string, IconName>> = { svipCoupon: 'coupon', freeFreight: 'truck', memberPrice: 'wallet' }

/** What the membership gives, one beside the other. */
export const Rights = ({ rights }: { rights: readonly SvipRight[] }) => (
  <IconGrid cells={rights.map(({ right, title, text }) => ({ id: right, icon: ICONS[right] ?? 'crown', title, text }))} />
)
