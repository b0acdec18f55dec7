import { abTest } from '../../../src/contract/abTest'
import { NO_DEVICE } from '../../../src/lib/noDevice'
import { settingOf } from '../../kernel/settings'
import { experimentsSetting, variantOf } from './experiments'
import { implement } from '../../kernel/implement'

export const abTestHandlers = implement(abTest, {
  variants: async ({ db, deviceId }) => {
    const experiments = deviceId === NO_DEVICE ? [] : ((await settingOf(db, experimentsSetting)) ?? [])
    return { results: experiments.map((experiment) => ({ experiment: experiment.key, variant: variantOf(experiment, deviceId) })) }
  },
})
