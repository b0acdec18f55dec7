declare module '@tarojs/webpack5-runner/dist/plugins/MiniSplitChunksPlugin' {
  import type { Compiler } from 'webpack'

  /** Taro ships no types for it. Options: what is left out, file suffixes, the build it belongs to. */
  export default class MiniSplitChunksPlugin {
    constructor(options: object)
    apply(compiler: Compiler): void
    /** Folders of the sub-packages: `features/order`. */
    protected subRoots: string[]
    /** Whether several sub-packages use what stands in these chunks, and no page of the main package does. */
    isSubsDep(chunkNames: string[]): boolean
    /** What several sub-packages share, by the name of the file below `sub-common` that each of them carries. */
    protected subCommonDeps: Map<string, SubCommonDep>
    /** Webpack's cache groups of `subCommonDeps`. */
    protected getSubCommonCacheGroup(): Record<string, { name: string; test: (module: SharedModule) => boolean; priority: number }>
  }

  export type SharedModule = { resource?: string; _identifier?: string }
  /** `chunks`: names of the pages that use it. A style sheet and a template have no resource. */
  export type SubCommonDep = { identifier?: string; resource?: string; rawIdentifier: string; chunks: Set<string> }
}
