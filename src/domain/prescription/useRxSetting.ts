import { useRead } from '@/api/useRead'
import { rx, type RxSetting } from '@/contract/rx'

type Options = {
  /** Not asked for where nothing needs a prescription. */
  enabled?: boolean
}

/** What the shop says about prescriptions: the built-in words until the gateway answers, and where it never does. */
export const useRxSetting = ({ enabled = true }: Options = {}): RxSetting =>
  useRead(rx.setting, {}, { enabled, staleTime: 600_000, keeps: 'quietly' }).data ?? rx.setting.fallback
