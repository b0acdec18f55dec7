import { rx, RxSetting } from '../../../src/contract/rx'
import { implement } from '../../kernel/implement'
import { setting, settingOf } from '../../kernel/settings'

const rxSetting = setting('rxSetting', RxSetting)

export const rxHandlers = implement(rx, {
  setting: async ({ db }) => ({ ...rx.setting.fallback, ...(await settingOf(db, rxSetting)) }),
})
