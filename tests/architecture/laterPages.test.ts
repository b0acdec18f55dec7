/** @jest-environment node */
import path from 'node:path'
import webpack from 'webpack'
import { LaterPages } from '../../config/laterPages'

/** What a build says of a shop whose only module is this one. */
const saidOf = (entry: string, strict: boolean) =>
  new Promise<string[]>((resolve, reject) => {
    const compiler = webpack({ mode: 'none', entry, plugins: [new LaterPages([], strict)] })
    compiler.compile((error, compilation) => (compilation ? resolve(compilation.errors.map(({ message }) => message)) : reject(error!)))
  })

it('a shipped build without the stub of the later pages fails', async () => {
  expect(await saidOf('data:text/javascript,1', true)).toEqual([expect.stringContaining('Later pages are nowhere')])
  expect(await saidOf('data:text/javascript,1', false)).toEqual([])
})

it('knows the stub by its name', async () => {
  // There is no entry of Taro's to take pages from: that is said, and not that the stub is missing.
  expect((await saidOf(path.resolve('src/taro/laterPages.ts'), true)).join()).toMatch(/^(?!.*nowhere).*laterPagesLoader/s)
})
