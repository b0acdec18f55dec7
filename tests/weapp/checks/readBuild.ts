import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { AppJson } from '../harness/inPage/bundle'
import { pagesOf } from '../harness/pagesOf'

/** A built mini-program as the checks look at it. Files are named from its folder on, with `/`, in the case they have on the disk. */
export type Build = {
  folder: string
  files: string[]
  has: (file: string) => boolean
  ending: (...ends: string[]) => string[]
  read: (file: string) => string
  bytes: (file: string) => number
  json: <Shape>(file: string) => Shape
  app: AppJson
  pages: string[]
}

/** What is wrong with a build, a sentence each; nothing when it is right. */
export type Check = (build: Build) => string[]

/** Throws in one sentence where there is no build, or no app.json that can be read. */
export function readBuild(folder: string): Build {
  const entries = statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(folder, { recursive: true }) : undefined
  if (!entries) throw new Error(`There is no build in ${folder}: npm run build:weapp makes it.`)
  const place = (file: string) => path.join(folder, file)
  const files = (entries as string[]).map((file) => file.split(path.sep).join('/')).filter((file) => statSync(place(file)).isFile())
  const known = new Set(files)
  const read = (file: string) => readFileSync(place(file), 'utf8')
  const json = <Shape>(file: string): Shape => {
    if (!known.has(file)) throw new Error(`${file} is missing`)
    try {
      return JSON.parse(read(file)) as Shape
    } catch (fault) {
      throw new Error(`${file} is no JSON: ${String(fault)}`, { cause: fault })
    }
  }
  const app = json<AppJson>('app.json')
  return {
    folder,
    files,
    has: (file) => known.has(file),
    ending: (...ends) => files.filter((file) => ends.some((end) => file.endsWith(end))),
    read,
    bytes: (file) => statSync(place(file)).size,
    json,
    app,
    pages: pagesOf(app),
  }
}

/** A reference from one file to another as a file of the build: `/x` from the root, anything else from the file's own folder. */
export const resolved = (reference: string, from: string) =>
  reference.startsWith('/') ? path.posix.normalize(reference).slice(1) : path.posix.join(path.posix.dirname(from), reference)
