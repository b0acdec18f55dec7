import type { MergedProduct } from '@/contract/product'
import { noticeOf } from '@/domain/product/statutory'
import { canSend, SHARES_BY_HOST, wholeAddress } from '@/platform/share'
import { publicUrl } from '@/routes/resolve'
import { Button } from '@/ui/press/Button'
import { sharePage } from '@/ui/share/sharePage'
import { pictureUrl } from '@/ui/picture/pictureUrl'
import { Poster } from '@/ui/share/Poster'
import { Sheet } from '@/ui/layer/Sheet'

type Props = { product: MergedProduct; cents: number; open: boolean; onClose: () => void }

/** A product to hand on: a card or a link to one person, or a picture with its code to keep and send anywhere. Never a prescription drug. */
export function ShareSheet({ product, cents, open, onClose }: Props) {
  const { productCode, name, productImageUrl } = product
  const path = publicUrl('product', { productCode })
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="分享商品"
      footer={
        SHARES_BY_HOST ? (
          <Button block openType="share">
            发给好友
          </Button>
        ) : (
          <Button block onPress={() => sharePage({ title: name, path })}>
            {canSend() ? '发给好友' : '复制链接'}
          </Button>
        )
      }
    >
      <Poster picture={pictureUrl(productImageUrl, 750)} title={name} text={noticeOf(product)} cents={cents} address={wholeAddress(path)} />
    </Sheet>
  )
}
