import MiniSplitChunksPlugin from '@tarojs/webpack5-runner/dist/plugins/MiniSplitChunksPlugin'

/**
 * Sub-packages that each carry a copy of what they alone share, however many of them do: the pictures of a form (7 KB), the wheels of a date
 * (4 KB), a signature, the drugs of a prescription, which no page of the main package ever shows.
 */
const TWINS: readonly (string | undefined)[] = [
  'features/aftersales',
  'features/care',
  'features/chat',
  'features/complaint',
  'features/consultation',
  'features/health',
  'features/invoice',
  'features/order',
  'features/questionnaire',
  'features/review',
]

/** So few sub-packages carry a copy each of whatever they alone share: the states of a consultation (chat, consultation), stars to choose (chat, complaint, review). */
const FEW = 3

/**
 * What one sub-package alone uses travels with it. Taro's own plugin does that, and it copies what several sub-packages use into each of
 * them (platform, widgets, zod: 164 KB six times); here that stays once in the main package, unless they are few, or of the twins alone.
 */
export class SubPackages extends MiniSplitChunksPlugin {
  override isSubsDep(chunkNames: string[]) {
    const homes = new Set(chunkNames.map((name) => this.subRoots.find((root) => name.startsWith(`${root}/`))))
    return homes.size > 1 && (homes.size <= FEW || [...homes].every((home) => TWINS.includes(home)))
  }
}
