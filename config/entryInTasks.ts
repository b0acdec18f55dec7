import path from 'node:path'
import type { Compiler } from 'webpack'

const ENTRY = path.resolve(__dirname, '..', process.env.SOURCE ?? 'src', 'entryInTasks.ts')

/** Puts src/entryInTasks before Taro's own entry. That one stays the one that is configured: Taro looks for the app beside it. */
export class EntryInTasks {
  apply(compiler: Compiler) {
    const { EntryOptionPlugin } = compiler.webpack
    compiler.hooks.entryOption.tap({ name: 'EntryInTasks', stage: -1 }, (context, entry) => {
      if (typeof entry === 'function') throw new TypeError('Taro names its entries')
      EntryOptionPlugin.applyEntryOption(compiler, context, { ...entry, app: { ...entry.app, import: [ENTRY] } })
      return true
    })
  }
}
