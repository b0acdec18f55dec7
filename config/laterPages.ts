import path from 'node:path'
import { WebpackError, type Compilation, type Compiler } from 'webpack'

const NAME = 'LaterPages'
const ROUTER = /@tarojs[\\/]taro-loader[\\/]lib[\\/]h5/
const STUB = /[\\/]taro[\\/]laterPages\.ts$/

type Page = [path: string, config: string]
/** Of Taro's loader that writes the browser's entry. */
type Options = { config: { pages: string[] }; pages: Page[] }

/** `JSON.stringify` leaves it out: Taro's entry has the list twice, as `routes` and, read by nothing in a browser, as `pages`. */
const unwritten = (pages: string[]) => Object.defineProperty(pages, 'toJSON', { value: () => undefined })

/**
 * Taro writes how to fetch every page into the first file. Here it writes those that are known from the start (routes/firstRoutes); the
 * others stand in src/taro/laterPages, which travels with the rows that lead to them. 2.3 KB gzip of every page's scripts.
 */
export class LaterPages {
  private taro: Options | undefined

  private isWritten = false

  constructor(
    private readonly firstPages: readonly string[],
    private readonly strict: boolean,
  ) {}

  apply({ hooks, webpack: { NormalModule } }: Compiler) {
    // A stub of another name would cost the shop these pages, and nothing but a shopper's press would say so.
    if (this.strict) hooks.thisCompilation.tap(NAME, (compilation) => this.watch(compilation))
    // After Taro's own plugin, which adds the loader that writes the entry.
    hooks.compilation.tap({ name: NAME, stage: 1 }, (compilation) =>
      NormalModule.getCompilationHooks(compilation).loader.tap(NAME, (_context, module) => {
        const written = module.loaders.find(({ loader }) => ROUTER.test(loader))
        if (written) {
          this.taro = written.options as Options
          const pages = this.taro.config.pages.filter((page) => this.isFirst(page))
          written.options = { ...this.taro, config: { ...this.taro.config, pages: unwritten(pages) } }
        } else if (STUB.test(module.resource)) {
          this.isWritten = true
          const pages = this.taro?.pages.filter(([page]) => !this.isFirst(page))
          module.loaders.push({
            loader: path.join(__dirname, 'laterPagesLoader.cjs'),
            options: { ...this.taro, pages },
            ident: null,
            type: null,
          })
        }
      }),
    )
  }

  private watch({ hooks, errors }: Compilation) {
    hooks.finishModules.tap(NAME, () => {
      if (!this.isWritten) errors.push(new WebpackError(`Later pages are nowhere: no module is ${STUB.source}`))
    })
  }

  private isFirst(page: string) {
    return this.firstPages.includes(page)
  }
}
