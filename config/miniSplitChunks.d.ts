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
  }
}
