import MiniSplitChunksPlugin from '@tarojs/webpack5-runner/dist/plugins/MiniSplitChunksPlugin'

/**
 * What one sub-package alone uses travels with it. Taro's own plugin does that, and it copies what several sub-packages use into each of
 * them (platform, widgets, zod: 164 KB six times); here that stays once in the main package.
 */
export class SubPackages extends MiniSplitChunksPlugin {
  override isSubsDep() {
    return false
  }
}
