import type { Compiler } from 'webpack'

const NAME = 'PageFiles'
const PAGE = /features[\\/]\w+[\\/]pages[\\/]\w+[\\/]index/
const PART = /\.(js|css)$/

/** Writes `pages.json`: the scripts and style sheets that each page needs besides the app's own. The gateway names them in a page that it renders. */
export class PageFiles {
  apply(compiler: Compiler) {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap(NAME, (compilation) =>
      // Last of all: until then names of files may still change.
      compilation.hooks.processAssets.tap({ name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        const files = compilation.chunkGroups.flatMap((group) => {
          const [page] = group.origins.flatMap(({ request }) => PAGE.exec(request)?.[0] ?? [])
          return page === undefined ? [] : [[page.replaceAll('\\', '/'), group.getFiles().filter((file) => PART.test(file))] as const]
        })
        compilation.emitAsset('pages.json', new sources.RawSource(JSON.stringify(Object.fromEntries(files))))
      }),
    )
  }
}
