import { sources, type Compiler } from 'webpack'

const NAME = 'SlimEntry'
/** After everything that adds to files, before anything that makes them small (webpack's PROCESS_ASSETS_STAGE_ADDITIONS). */
const STAGE = -100

/**
 * Takes out of the H5 entry what Taro writes into it and nobody reads in a browser: each page's title a second time (ours is the
 * route table's, set by <Screen>), and the sub-packages, which only a mini-program has. Saves 1 KB gzip on the first screen.
 */
export class SlimEntry {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap({ name: NAME, stage: STAGE }, (assets) => {
        for (const file of Object.keys(assets).filter((name) => /^js\/app\..*js$/.test(name)))
          compilation.updateAsset(file, (source) => new sources.RawSource(slim(String(source.source()))))
      })
    })
  }
}

const slim = (script: string) =>
  script
    .replace(/["']?subPackages["']?\s*:\s*\[(?:\s*\{[^{}]*\}\s*,?)*\s*\]\s*,?/, '')
    .replace(/["']?navigationBarTitleText["']?\s*:\s*"[^"]*"\s*,?/g, '')
