import type { MallConfig } from '../../src/contract/mall'
import { setting } from './settings'

export const mallConfigSetting = setting<MallConfig>('mallConfig')
