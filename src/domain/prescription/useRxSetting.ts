import { useRead } from '@/api/useRead'
import { prescription, type RxSetting } from '@/contract/prescription'

type Options = {
  /** Not asked for where nothing needs a prescription. */
  enabled?: boolean
}

/** What the shop says about prescriptions: the built-in words until the gateway answers, and where it never does. */
export const useRxSetting = ({ enabled = true }: Options = {}): RxSetting =>
  useRead(prescription.rxSetting, {}, { enabled, staleTime: 600_000, keeps: 'quietly' }).data ?? prescription.rxSetting.fallback
