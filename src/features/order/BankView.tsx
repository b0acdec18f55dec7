import { WebView } from '@tarojs/components'

/** The bank's page inside the mini-program; WeChat gives it the whole page, and its back button leads to the cashier. */
export const BankView = ({ address }: { address: string }) => <WebView src={address} />
