import { createHash } from 'node:crypto'
import MiniSplitChunksPlugin, { type SharedModule, type SubCommonDep } from '@tarojs/webpack5-runner/dist/plugins/MiniSplitChunksPlugin'

/**
 * So few sub-packages carry a copy each of whatever they alone share: the pictures of a form (7 KB), the wheels of a date (4 KB), a signature,
 * stars to choose, the states of a consultation, which no page of the main package ever shows.
 */
const FEW = 10

/** Templates are emitted under names of their own. */
const isTemplate = ({ rawIdentifier }: SubCommonDep) => rawIdentifier.startsWith('xml/compile-mode')
const idOf = ({ resource, _identifier }: SharedModule) => resource ?? _identifier
const fileOf = ({ chunks }: SubCommonDep) =>
  createHash('sha256')
    .update([...chunks].sort().join())
    .digest('hex')
    .slice(0, 8)

/**
 * What one sub-package alone uses travels with it. Taro's own plugin does that, and it copies what several sub-packages use into each of
 * them (platform, widgets, zod: 164 KB six times); here that stays once in the main package, unless they are few.
 */
export class SubPackages extends MiniSplitChunksPlugin {
  override isSubsDep(chunkNames: string[]) {
    const homes = new Set(chunkNames.map((name) => this.subRoots.find((root) => name.startsWith(`${root}/`))))
    return homes.size > 1 && homes.size <= FEW
  }

  /** What the same pages use is one file of each sub-package. Taro makes one a module, and every page names each of them: 37 KB in all. */
  protected override getSubCommonCacheGroup() {
    const files = new Map<string, SubCommonDep[]>()
    for (const [name, dep] of this.subCommonDeps) {
      const file = isTemplate(dep) ? name : fileOf(dep)
      files.set(file, [...(files.get(file) ?? []), dep])
    }
    this.subCommonDeps = new Map([...files].flatMap(([file, [first]]) => (first ? [[file, first]] : [])))
    return Object.fromEntries(
      [...files].map(([file, deps]) => {
        const ids = new Set(deps.map(({ resource, identifier }) => resource ?? identifier))
        const name = `sub-common/${file}`
        return [name, { name, test: (module: SharedModule) => ids.has(idOf(module)), priority: 1000 }]
      }),
    )
  }
}
