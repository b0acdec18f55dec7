import { View } from '@tarojs/components'
import type { Coupon } from '@/contract/coupon'
import { wholeAddress } from '@/platform/share'
import { publicUrl } from '@/routes/resolve'
import { LinkSheet } from '@/ui/share/LinkSheet'
import { WorthPoster } from '../../WorthPoster'

type Props = {
  /** Which is passed on; the sheet is open while there is one. */
  assistId: string | undefined
  coupon: Coupon
  says: string
  onClose: () => void
}

/** The assist as a link and as a picture that name nobody. */
export function ShareSheet({ assistId, coupon, says, onClose }: Props) {
  const url = assistId === undefined ? undefined : wholeAddress(publicUrl('assistSharer', { id: assistId }))
  return (
    <LinkSheet {...{ url, says, onClose }} title="请家人帮忙助力" send="发给家人">
      家人打开后登录，点“帮忙助力”就算数，不用购买。链接里没有您的姓名和电话，请告诉家人是您发的。
      {url !== undefined && (
        <View className="margin-top-16">
          <WorthPoster of={coupon} title={says} text="长按或扫码打开，帮家人领到这张券" address={url} />
        </View>
      )}
    </LinkSheet>
  )
}
