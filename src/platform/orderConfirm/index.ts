import { go } from '@/routes/go'

/** Opens the order confirmation for a settlement: our own page on the mobile site and in the mini-program. */
export const openOrderConfirm = (settleId: string) => go('orderConfirm', { settleId })
