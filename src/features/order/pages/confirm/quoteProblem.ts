import { ApiError } from '@/api/errors'

export type QuoteProblem = { kind: 'ordered'; orderCode: string } | { kind: 'gone' } | { kind: 'lostChoice' } | { kind: 'failed' }

const orderCodeIn = (details: unknown): string | undefined => {
  const { orderCode } = (details ?? {}) as { orderCode?: unknown }
  return typeof orderCode === 'string' ? orderCode : undefined
}

/**
 * Why a settlement could not be quoted: it made an order already; it is over; the chosen address or coupon is no more; or the
 * price could not be had just now. Nothing where it could.
 */
export function quoteProblem(error: unknown, { hasChoice }: { hasChoice: boolean }): QuoteProblem | undefined {
  if (!error) return undefined
  if (!(error instanceof ApiError)) return { kind: 'failed' }
  const orderCode = orderCodeIn(error.details)
  if (error.code === 'ALREADY_ORDERED' && orderCode !== undefined) return { kind: 'ordered', orderCode }
  if (error.status === 404) return { kind: hasChoice ? 'lostChoice' : 'gone' }
  return { kind: error.status === 410 || error.status === 400 ? 'gone' : 'failed' }
}
