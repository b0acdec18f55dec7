import { readdirSync, readFileSync, statSync } from 'node:fs'
import { isReadableByOldPhones } from '../support/oldPhones'

const scripts = readdirSync('dist/h5/js').filter((file) => file.endsWith('.js'))

describe('the H5 build', () => {
  it('is written in what the oldest supported phones read', () => {
    expect(scripts).not.toEqual([])
    expect(scripts.filter((file) => !isReadableByOldPhones(readFileSync(`dist/h5/js/${file}`, 'utf8')))).toEqual([])
  })

  it('delivers every script and style sheet of a kilobyte and more compressed', () => {
    for (const folder of ['js', 'css'].map((name) => `dist/h5/${name}`)) {
      const files = readdirSync(folder)
      const large = files.filter((file) => /\.(js|css)$/.test(file) && statSync(`${folder}/${file}`).size >= 1000)
      expect(files).toEqual(expect.arrayContaining(large.flatMap((file) => [`${file}.br`, `${file}.gz`])))
    }
  })
})
