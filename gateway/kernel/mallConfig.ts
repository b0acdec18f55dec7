import type { MallConfig } from '../../src/contract/mall'
import { setting } from './settings'

/** How the mall behaves: what the storefront is told before anything else, and an operator may change. */
export const mallConfigSetting = setting<MallConfig>('mallConfig')
