import type { Output } from '@/contract/endpoint'
import type { review } from '@/contract/review'
import { addChoice } from '@/domain/product/buy'
import { yuan } from '@/lib/money'
import { go } from '@/routes/go'
import { Button } from '@/ui/press/Button'
import { IconButton } from '@/ui/press/IconButton'
import { BottomBar } from '@/ui/shell/BottomBar'

type Product = NonNullable<Output<typeof review.ofProduct>['product']>
type Props = { productCode: string; product: Product; /** The member's line that waits to be reviewed. */ writable: string | null }

/** The pharmacist, the form for who bought it, and the product in the cart at the gateway's price. */
export function Foot({ productCode, product: { skuCode, salePrice }, writable }: Props) {
  return (
    <BottomBar>
      <IconButton name="headset" size={23} label="问药师" words="药师" onPress={() => go('pharmacist', { productCode })} />
      {writable !== null && (
        <IconButton name="edit" size={23} label="写评价" words="写评价" onPress={() => go('reviewWrite', { lineId: writable })} />
      )}
      {skuCode !== null && salePrice !== null ? (
        <Button
          grow
          onPress={() => addChoice({ skuCode, combineId: undefined, quantity: 1 }, { source: 'reviews', isPrescription: false })}
        >
          加入购物车 ¥{yuan(salePrice)}
        </Button>
      ) : (
        <Button grow kind="outline" onPress={() => go('product', { productCode })}>
          看商品
        </Button>
      )}
    </BottomBar>
  )
}
