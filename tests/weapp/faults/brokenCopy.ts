import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** A copy of a build to be broken. Each of its ways to break throws where nothing changed: a fault that is none proves nothing. */
export class BrokenCopy {
  readonly folder: string

  constructor(build: string) {
    this.folder = mkdtempSync(path.join(os.tmpdir(), 'qinghe-broken-'))
    cpSync(build, this.folder, { recursive: true })
  }

  edit(file: string, change: (text: string) => string) {
    const before = readFileSync(this.place(file), 'utf8')
    const after = change(before)
    if (after === before) throw new Error(`The fault leaves ${file} as it was.`)
    writeFileSync(this.place(file), after)
  }

  /** Replaces the first `from`, or all of them. */
  replace(file: string, from: string | RegExp, to: string) {
    this.edit(file, (text) => text.replace(from, () => to))
  }

  editJson<Shape>(file: string, change: (json: Shape) => void) {
    this.edit(file, (text) => {
      const json = JSON.parse(text) as Shape
      change(json)
      return JSON.stringify(json)
    })
  }

  remove(file: string) {
    rmSync(this.place(file))
  }

  add(file: string, text: string) {
    writeFileSync(this.place(file), text)
  }

  throwAway() {
    rmSync(this.folder, { recursive: true, force: true })
  }

  private place = (file: string) => path.join(this.folder, file)
}
