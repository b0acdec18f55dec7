import { write } from '@/api/write'
import { coupon } from '@/contract/coupon'
import { product } from '@/contract/product'
import { openLogin } from '@/platform/login'
import { useSession } from '@/platform/session'
import { notify, toast } from '@/ui/feedback/toast'

const isMember = () => useSession.getState().member !== undefined

/** Draws a coupon; a visitor logs in first. Drawing twice gives it once. */
export async function drawCoupon(couponType: string, source: string) {
  if (!isMember()) return openLogin()
  await write(coupon.draw, { body: { couponType, source } })
  toast('领取成功，可在下单时使用', { icon: 'check' })
}

/** Asks the shop for the coupon that suits a product best. */
export async function takeBestCoupon(productCode: string, source: string) {
  if (!isMember()) return openLogin()
  const { text } = await write(product.sendCoupon, { body: { productCode, source } })
  if (text === null) notify('能领的券都在您这里了')
  else toast(`领取成功，可在下单时使用：${text}`, { icon: 'check' })
}
