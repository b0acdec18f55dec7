import path from 'node:path'
import { requireWithEsbuild } from '@tarojs/helper'
import { WebpackError, type Compilation, type Compiler } from 'webpack'
import type { Build, Patch } from '../src/taro/patches'

const root = path.resolve(__dirname, '..')
const { patches } = requireWithEsbuild(path.join(root, 'src/taro/patches.ts'), {
  customSwcConfig: { jsc: { parser: { syntax: 'typescript' } }, module: { type: 'commonjs' } },
}) as { patches: readonly Patch[] }

const ours = (name: string) => path.join(root, process.env.SOURCE ?? 'src', 'taro', name)
const fileOf = (patch: Patch) => path.join(root, 'node_modules', patch.package, patch.file)

/** What stands for what is imported by these names in the browser's build. */
export const ALIASES = Object.fromEntries(patches.flatMap(({ by }) => ('as' in by ? [[by.as, ours(by.instead)]] : [])))
/** Files of packages, by the file that stands in their place in a build. */
const replacedIn = (build: Build) =>
  new Map(
    patches.flatMap((patch) =>
      'replaced' in patch.by && (patch.by.builds ?? ['h5']).includes(build) ? [[fileOf(patch), ours(patch.by.replaced)]] : [],
    ),
  )

const NAME = 'Patches'

/** Puts the files of the table in place. A shipped build in which one of them took nobody's place fails: its row is dead, or no longer obeyed. */
export class Patches {
  private readonly used = new Set<string>()

  private readonly replaced: ReadonlyMap<string, string>

  constructor(
    private readonly build: Build,
    private readonly strict: boolean,
  ) {
    this.replaced = replacedIn(build)
  }

  apply(compiler: Compiler) {
    compiler.hooks.normalModuleFactory.tap(NAME, (factory) =>
      factory.hooks.afterResolve.tap(NAME, ({ createData, contextInfo }) => {
        const instead = createData.resource && this.replaced.get(createData.resource)
        // What stands in a file's place may use that file.
        if (!instead || !createData.resource || contextInfo.issuer === instead) return
        this.used.add(createData.resource)
        // Webpack tells modules from each other by their request.
        createData.request = createData.request?.replace(createData.resource, instead)
        createData.resource = instead
        createData.context = path.dirname(instead)
      }),
    )
    if (this.strict) compiler.hooks.thisCompilation.tap(NAME, (compilation) => this.watch(compilation))
  }

  private watch(compilation: Compilation) {
    compilation.hooks.finishModules.tap(NAME, (modules) => {
      const found = new Set([...modules].map((module) => module.nameForCondition()))
      const dead = [
        ...[...this.replaced.keys()].filter((file) => !this.used.has(file)),
        ...Object.entries(this.build === 'h5' ? ALIASES : {}).flatMap(([name, file]) => (found.has(file) ? [] : [name])),
      ]
      if (dead.length)
        compilation.errors.push(new WebpackError(`Nothing is patched by these rows of src/taro/patches.ts: ${dead.join(', ')}`))
    })
  }
}
