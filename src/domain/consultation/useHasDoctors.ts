import { useRead } from '@/api/useRead'
import { consultation } from '@/contract/consultation'

/** Milliseconds: whether the shop has doctors changes rarely. */
const FRESH_MS = 600_000

/** Whether the shop has doctors to ask, now or at other hours; no until it is known. Whoever has none is led to none. */
export function useHasDoctors({ enabled = true } = {}): boolean {
  const { data } = useRead(consultation.setting, {}, { enabled, staleTime: FRESH_MS })
  return data !== undefined && data.hours !== ''
}
