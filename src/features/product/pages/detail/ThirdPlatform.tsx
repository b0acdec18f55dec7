import type { MergedProduct } from '@/contract/product'
import { Notice } from '@/ui/card/Notice'

/** Said where another company sells and sends the product. */
export const ThirdPlatform = ({ of }: { of: MergedProduct['thirdPlatform'] }) =>
  of && (
    <Notice kind="info" icon="info">
      本商品由{of.name}销售并发货。{of.notice}
    </Notice>
  )
