import type { ComponentType } from 'react'

/** Shows the bank's page inside the shop. Undefined where that page takes the shop's place and leads back by itself. */
export type PaymentFrame = ComponentType<{ address: string }> | undefined
