import type { PaymentProvider } from '../../providers/payment/paymentProvider'

export const methodName = (bank: PaymentProvider, methodId: string) => bank.methods.find(({ id }) => id === methodId)?.name ?? '在线支付'
