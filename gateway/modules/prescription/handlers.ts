import { prescription, RxSetting } from '../../../src/contract/prescription'
import { implement } from '../../kernel/implement'
import { setting, settingOf } from '../../kernel/settings'

const rxSetting = setting('rxSetting', RxSetting)

export const prescriptionHandlers = implement(prescription, {
  rxSetting: async ({ db }) => ({ ...prescription.rxSetting.fallback, ...(await settingOf(db, rxSetting)) }),
})
