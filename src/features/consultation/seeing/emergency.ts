import type { ApiError } from '@/api/errors'

/** What was written or answered may be an emergency: what it says, and what to do now. */
export type Emergency = { headline: string; text: string }

/** A text among the details of a refusal; nothing where there is none of this name. */
export function detailOf({ details }: ApiError, name: string): string {
  const value = (details as Record<string, unknown> | null | undefined)?.[name]
  return typeof value === 'string' ? value : ''
}

/** Of the refusal EMERGENCY. */
export const emergencyOf = (error: ApiError): Emergency => ({ headline: error.message, text: detailOf(error, 'text') })
