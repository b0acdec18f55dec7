/*
 * Stands in for the runtime of `@tarojs/plugin-platform-weapp` (config/patches.ts): WeChat's calls under `Taro`, by Taro's own code. What is left
 * out is its list of every attribute of WeChat's components: miniComponents names those that the shop uses.
 */
import { hooks, processApis } from '@tarojs/shared'
import './hydrateOnce'

declare const wx: object

type ShareMenu = { showShareItems?: string[]; menus?: string[] | undefined }

hooks.tap('initNativeApi', (taro: object) => {
  processApis(taro, wx, {
    transformMeta(key: string, options: ShareMenu) {
      // Taro's name of the items is not WeChat's.
      if (key === 'showShareMenu') options.menus = options.showShareItems
      return { key, options }
    },
  })
})
