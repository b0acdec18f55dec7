import { ApiError } from '@/api/errors'

/** Whether the gateway knows no such coupon of this member. */
export const isUnknown = (error: unknown): boolean => error instanceof ApiError && error.status === 404
