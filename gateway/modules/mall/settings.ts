import type { Licences, MallConfig } from '../../../src/contract/mall'
import { setting } from '../../kernel/settings'

export const mallConfigSetting = setting<MallConfig>('mallConfig')
export const licencesSetting = setting<Licences>('licences')
