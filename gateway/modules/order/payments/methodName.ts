import type { Bank } from '../../../providers/payment/bank'

export const methodName = (bank: Bank, methodId: string) => bank.methods.find(({ id }) => id === methodId)?.name ?? '在线支付'
