import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { closeBrowser } from '../harness/browser'
import { closeEngine, openBuild } from '../harness/openBuild'
import { readyBuild } from '../harness/readyBuild'

describe('a build that cannot run', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'qinghe-broken-'))
    cpSync('tests/weapp/fixture', folder, { recursive: true })
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))
  afterAll(closeEngine)
  const open = (given: { patience?: number } = {}) => openBuild(folder, { url: '/pages/second/index', ...given })

  it('ends with a sentence when it hangs', async () => {
    writeFileSync(path.join(folder, 'app.js'), 'for (;;) {}')
    await expect(open({ patience: 3000 })).rejects.toThrow('The mini-program did not start: no page is drawn after 3 s')
  })

  it('names what its script throws', async () => {
    writeFileSync(path.join(folder, 'app.js'), 'localStorage.getItem("a")')
    await expect(open()).rejects.toThrow("Cannot read properties of undefined (reading 'getItem')")
  })

  it('names the template that does not compile', async () => {
    writeFileSync(path.join(folder, 'pages/second/index.wxml'), '<view><text></vieww>')
    await expect(open()).rejects.toThrow('pages/second/index.wxml:1')
  })

  it('is not there, or is older than its sources', () => {
    const here = process.cwd()
    try {
      process.chdir(folder)
      expect(() => readyBuild()).toThrow('dist/weapp is not there: run "npm run build:weapp" first.')
      cpSync('app.json', 'dist/weapp/app.json')
      for (const source of ['src', 'config', 'babel.config.js', 'package.json', 'package-lock.json', 'project.config.json'])
        writeFileSync(path.join(folder, source), 'newer')
      expect(() => readyBuild()).toThrow('dist/weapp is older than the sources: run "npm run build:weapp" first.')
    } finally {
      process.chdir(here)
    }
  })

  it('finds no browser', async () => {
    await closeBrowser()
    const chromium = process.env.CHROMIUM
    process.env.CHROMIUM = '/no/such/chromium'
    try {
      await expect(open()).rejects.toThrow('There is no Chromium at "/no/such/chromium": set CHROMIUM to the path of Chromium or Chrome.')
    } finally {
      process.env.CHROMIUM = chromium
      await closeBrowser()
    }
  })
})
