import { showFailToast, showSuccessToast } from 'vant'
import 'vant/es/toast/style/index'
import { addToCart } from './api.mjs'

/** Puts something into the cart and says so, or why not. */
export function useAdding() {
  const add = async (skuCode, quantity = 1) => {
    try {
      const cart = await addToCart(skuCode, quantity)
      showSuccessToast('已加入购物车')
      return cart
    } catch (error) {
      showFailToast(error.message)
      return undefined
    }
  }
  return { add }
}
