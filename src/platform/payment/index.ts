import { go } from '@/routes/go'

/** Shows the bank's page inside the mini-program. */
export const openPayment = (payUrl: string) => go('bank', { url: payUrl })
