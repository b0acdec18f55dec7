import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { StyleRule } from './stylesOf'

/** What the H5 build tells of its pages: their scripts and style sheets (config/pageFiles), and the rules in each sheet (scripts/build/pageStyles). */
export type BuiltPages = { filesOf: (page: string) => readonly string[]; rulesOf: (sheet: string) => readonly StyleRule[] }

export function readBuiltPages(folder: string): BuiltPages {
  const files = jsonIn<readonly string[]>(path.join(folder, 'pages.json'))
  const sheets = jsonIn<readonly StyleRule[]>(path.join(folder, 'styles.json'))
  return { filesOf: (page) => files[page] ?? [], rulesOf: (sheet) => sheets[sheet] ?? [] }
}

/** Written by our own build. */
const jsonIn = <T>(file: string): Readonly<Record<string, T>> =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, T>) : {}
