/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { patches, type Patch } from './patches'

const installed = (patch: Patch, file: string) => readFileSync(path.join('node_modules', patch.package, file), 'utf8')
const codeOf = ({ by }: Patch) => ('code' in by ? by.code : path.join('src/taro', 'replaced' in by ? by.replaced : by.instead))
const rows = patches.map((patch) => [`${patch.package}/${patch.file}`, patch] as const)

describe('a patch of a library', () => {
  it.each(rows)('of %s was looked at with the installed version', (_, patch) => {
    expect((JSON.parse(installed(patch, 'package.json')) as { version: string }).version).toBe(patch.version)
  })

  it.each(rows)('of %s still matches the file it changes', (_, patch) => {
    expect(installed(patch, patch.file)).toContain(patch.counts)
    expect(existsSync(codeOf(patch))).toBe(true)
  })
})
