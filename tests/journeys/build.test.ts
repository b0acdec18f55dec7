import { readdirSync, readFileSync, statSync } from 'node:fs'
import { isReadableByOldPhones } from '../support/oldPhones'

const scripts = readdirSync('dist/h5/js').filter((file) => file.endsWith('.js'))

describe('the H5 build', () => {
  it('is written in what the oldest supported phones read', () => {
    expect(scripts.filter((file) => !isReadableByOldPhones(readFileSync(`dist/h5/js/${file}`, 'utf8')))).toEqual([])
    expect(scripts).not.toEqual([])
  })

  it('gives a script up after 120 s', () => {
    const app = scripts.find((file) => file.startsWith('app.')) ?? ''
    expect(readFileSync(`dist/h5/js/${app}`, 'utf8')).toMatch(/setTimeout\([^;]{0,80},12e4\)/)
  })

  it('delivers every script and style sheet of a kilobyte and more compressed', () => {
    for (const folder of ['js', 'css'].map((name) => `dist/h5/${name}`)) {
      const files = readdirSync(folder)
      const large = files.filter((file) => /\.(js|css)$/.test(file) && statSync(`${folder}/${file}`).size >= 1000)
      expect(files).toEqual(expect.arrayContaining(large.flatMap((file) => [`${file}.br`, `${file}.gz`])))
    }
  })
})
