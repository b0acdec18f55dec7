/*
 * Stands in for `@tarojs/api` in the H5 build (config/patches.ts): what Taro's own parts ask of it, without the computing of lengths and
 * the links of `Taro.request`, which this shop does not use.
 */
import { Current, Events, eventCenter, getCurrentInstance, nextTick, options } from '@tarojs/runtime'

export default { Current, Events, eventCenter, getCurrentInstance, getEnv: () => 'WEB', nextTick, options }
