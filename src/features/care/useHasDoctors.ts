import { useRead } from '@/api/useRead'
import { formCalls } from '@/contract/consultationForm'

/** Milliseconds: whether the shop has doctors changes rarely. */
const STALE_MS = 600_000

/** Whether the shop has doctors to ask, now or at other hours; no until it is known. Whoever has none is led to none. */
export function useHasDoctors(): boolean {
  const { data } = useRead(formCalls.setting, {}, { staleTime: STALE_MS })
  return data !== undefined && data.hours !== ''
}
