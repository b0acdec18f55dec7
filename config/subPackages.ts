import MiniSplitChunksPlugin from '@tarojs/webpack5-runner/dist/plugins/MiniSplitChunksPlugin'

/**
 * Sub-packages that each carry a copy of what they alone share: the pictures of a form (7 KB), the wheels of a date (4 KB), a signature, the drugs of a
 * prescription, which no page of the main package ever shows.
 */
const TWINS = [
  'features/aftersales/',
  'features/care/',
  'features/complaint/',
  'features/consultation/',
  'features/health/',
  'features/order/',
  'features/questionnaire/',
  'features/review/',
]

/**
 * What one sub-package alone uses travels with it. Taro's own plugin does that, and it copies what several sub-packages use into each of
 * them (platform, widgets, zod: 164 KB six times); here that stays once in the main package, unless it is of the twins alone.
 */
export class SubPackages extends MiniSplitChunksPlugin {
  override isSubsDep(chunkNames: string[]) {
    const homes = new Set(chunkNames.map((name) => TWINS.find((twin) => name.startsWith(twin))))
    return homes.size > 1 && !homes.has(undefined)
  }
}
