import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { AppJson } from '../harness/inPage/bundle'
import { BrokenCopy } from '../faults/brokenCopy'

const BUILD = path.resolve('dist/weapp')

describe('WeChat’s own compiler, as an upload runs it', () => {
  const out = mkdtempSync(path.join(os.tmpdir(), 'qinghe-compiled-'))
  afterAll(() => rmSync(out, { recursive: true }))
  const compile = (folder: string) => {
    const given = ['scripts/compileWeapp.mjs', folder, path.join(out, 'build.zip')]
    const { stdout } = spawnSync(process.execPath, given, { encoding: 'utf8', timeout: 170_000 })
    return stdout
  }

  it('packs every file of the build', () => {
    expect(Number(/packed (\d+) files/.exec(compile(BUILD))?.[1])).toBeGreaterThan(200)
  })

  it('refuses a build whose settings are wrong', () => {
    const copy = new BrokenCopy(BUILD)
    copy.editJson<AppJson>('app.json', (app) => void (app.window = { ...app.window, navigationBarTextStyle: 'green' }))
    const said = compile(copy.folder)
    copy.throwAway()
    expect(said).toMatch(/refused: [\s\S]*navigationBarTextStyle/)
  })
})
