import type { PaymentFrame as Frame } from './frameTypes'

/** On the web the bank's page takes the place of the shop. */
export const PaymentFrame: Frame = undefined
