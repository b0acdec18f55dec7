import type { MallConfig } from '@/contract/mall'
import { useDemonstration } from '@/ui/shell/demonstration'
import { useHotline } from '@/ui/state/hotline'
import { useShop } from '@/ui/state/shop'

/** Tells every page whether this is a demonstration, what the pharmacy calls itself, and the telephone that a page names on which something went wrong. */
export function publishConfig({
  demonstration,
  phone,
  appBoxInfo,
  shop,
}: Pick<MallConfig, 'demonstration' | 'phone' | 'appBoxInfo' | 'shop'>) {
  useDemonstration.setState({ sentence: demonstration })
  useHotline.setState({ phone: phone ?? appBoxInfo?.phone })
  if (shop) useShop.setState(shop)
}
