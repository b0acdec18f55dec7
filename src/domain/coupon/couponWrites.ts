import { makeStale } from '@/api/queries'
import { send } from '@/api/send'
import { write } from '@/api/write'
import { account } from '@/contract/account'
import { cart } from '@/contract/cart'
import { coupon } from '@/contract/coupon'
import { product } from '@/contract/product'
import { search } from '@/contract/search'
import { openLogin } from '@/platform/login'
import { useSession } from '@/platform/session'
import { go } from '@/routes/go'
import { notify, toast } from '@/ui/toast'

const STALE = [coupon.list, account.info, cart.nextLevelCoupon]
const isMember = () => useSession.getState().member !== undefined

/** Draws a coupon; a visitor logs in first. Drawing twice gives it once. */
export async function drawCoupon(couponType: string, source: string) {
  if (!isMember()) return openLogin()
  await write(coupon.draw, { body: { couponType, source } }, { stale: STALE })
  toast('已放入您的优惠券', { icon: 'check' })
}

/** Asks the shop for the coupon that suits a product best. */
export async function takeBestCoupon(productCode: string, source: string) {
  if (!isMember()) return openLogin()
  const { text } = await write(product.sendCoupon, { body: { productCode, source } })
  await makeStale(...STALE)
  if (text === null) notify('能领的券都在您这里了')
  else toast(`已领取「${text}」`, { icon: 'check' })
}

/** Opens the products a coupon can be used for. */
export async function openCouponProducts(couponId: string) {
  const { uuid } = await send(search.couponActivityUuid, { query: { couponId } })
  return go('searchResult', { couponUuid: uuid })
}
