import { queries, queryKeyOf } from '@/api/queries'
import { sendRead } from '@/api/sendRead'
import { safety, type SafetyCheck } from '@/contract/safety'
import { useSession } from '@/platform/session'

/** What is asked: these products, for the default patient (undefined), for one of the member's, or for nobody (null). */
export const safetyInput = (productCodes: readonly string[], patientId?: string | null) => ({
  body: { productCodes: [...new Set(productCodes)].sort(), ...(patientId !== undefined && { patientId }) },
})

/** Asks once, anew, and leaves the answer where the sheet reads it. Rejects where no answer came. */
export function askSafety(productCodes: readonly string[]): Promise<SafetyCheck> {
  const input = safetyInput(productCodes)
  const queryKey = queryKeyOf(safety.check, useSession.getState().member?.userId, input)
  return queries.query({ queryKey, queryFn: ({ signal }) => sendRead(safety.check, input, signal), staleTime: 0, retry: false })
}

/** Whether somebody has to look before going on: something was found, or a medicine could not be checked, or is not in the answer. Goods that are no medicine stop nobody, nor does a check that the pharmacy has not turned on. */
export const needsALook = ({ ran, findings, products, approvedBy }: SafetyCheck, asked: readonly string[]): boolean =>
  approvedBy !== null &&
  (!ran ||
    asked.some((code) => !products.some(({ productCode }) => productCode === code)) ||
    findings.length > 0 ||
    products.some(({ isMedicine, notChecked }) => isMedicine && notChecked !== null))
