import { answered } from './answers'
import { bundle } from './bundle'
import { Event, type CodeSpace, type Data } from './engine'
import { plainEvent } from './plainEvent'
import { report } from './problems'
import { logicGlobal, scope } from './scope'

type Work = (this: unknown, ...given: unknown[]) => unknown
type AppInstance = Data & { onLaunch?: (options: unknown) => void; onShow?: (options: unknown) => void }

/** The logic layer: loads modules as WeChat does and registers what they declare. */
export class Logic {
  app: AppInstance | undefined
  private readonly space: CodeSpace
  private readonly wx: unknown
  private readonly openPages: () => unknown[]
  private readonly loaded = new Map<string, { exports: unknown }>()
  /** The file whose declarations are being made. */
  private loading = ''

  constructor({ space, wx, openPages }: { space: CodeSpace; wx: unknown; openPages: () => unknown[] }) {
    this.space = space
    this.wx = wx
    this.openPages = openPages
  }

  /** Runs a module once. */
  require(file: string): unknown {
    const key = [file, `${file}.js`, `${file}/index.js`].find((one) => one in bundle.modules)
    const factory = key === undefined ? undefined : bundle.modules[key]
    if (key === undefined || !factory) throw new Error(`module '${file}' is not defined`)
    const known = this.loaded.get(key)
    if (known) return known.exports
    const module = { exports: {} as unknown }
    this.loaded.set(key, module)
    const outer = this.loading
    this.loading = key.replace(/\.js$/, '')
    const require = (reference: string) => this.require(resolved(reference, key))
    Object.assign(require, { async: (reference: string) => Promise.resolve(require(reference)) })
    const { wx } = this
    const declare = [this.declareApp, this.declarePage, this.declareComponent, this.declareBehavior]
    try {
      factory(scope).call(
        undefined,
        require,
        module,
        module.exports,
        wx,
        ...declare,
        () => this.app,
        this.openPages,
        logicGlobal,
        logicGlobal,
      )
    } finally {
      this.loading = outer
    }
    return module.exports
  }

  /** Runs the script of a page after those of the components it uses. */
  requireComponent(path: string, seen = new Set<string>()) {
    if (seen.has(path)) return
    seen.add(path)
    for (const reference of Object.values({ ...bundle.app.usingComponents, ...bundle.json[path]?.usingComponents })) {
      if (reference.startsWith('plugin')) report('unsupported', `plugin component ${reference}`)
      else this.requireComponent(resolved(reference, path), seen)
    }
    this.require(`${path}.js`)
  }

  /** What a test's own code gives, run where page code runs. */
  evaluate(source: string): unknown {
    return bundle.evaluate(scope, this.wx, () => this.app, this.openPages, source)
  }

  private declareApp = (own: AppInstance) => void (this.app = own)
  private declarePage = (own: Data) => this.space.component(this.loading).pageDefinition(withPlainEvents(own)).register()
  private declareComponent = (own: Data) =>
    this.space
      .component(this.loading)
      .definition({ ...own, methods: withPlainEvents((own.methods ?? {}) as Data) })
      .register()
  private declareBehavior = (own: Data) => this.space.behavior().definition(own).register()
}

const resolved = (reference: string, from: string) => new URL(reference, `http://mini-program/${from}`).pathname.slice(1)

const withPlainEvents = (own: Data): Data =>
  Object.fromEntries(Object.entries(own).map(([name, value]) => [name, typeof value === 'function' ? listening(value as Work) : value]))

function listening(work: Work): Work {
  return function (this: unknown, first, ...rest) {
    if (!(first instanceof Event)) return work.call(this, first, ...rest)
    const answer = work.call(this, plainEvent(first), ...rest)
    answered(first, answer)
    return answer
  }
}
