import { WebView } from '@tarojs/components'
import type { PaymentFrame as Frame } from './frameTypes'

/** WeChat gives it the whole page, and its back button leads to the cashier. */
export const PaymentFrame: Frame = ({ address }) => <WebView src={address} />
