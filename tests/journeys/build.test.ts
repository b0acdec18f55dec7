import { readdirSync, readFileSync } from 'node:fs'
import { isReadableByOldPhones } from '../support/oldPhones'

const scripts = readdirSync('dist/h5/js').filter((file) => file.endsWith('.js'))

describe('the H5 build', () => {
  it.each(scripts)('%s is written in what the oldest supported phones read', (file) => {
    expect(isReadableByOldPhones(readFileSync(`dist/h5/js/${file}`, 'utf8'))).toBe(true)
  })

  it('delivers every script and style sheet compressed', () => {
    for (const folder of ['js', 'css']) {
      const files = readdirSync(`dist/h5/${folder}`)
      for (const file of files.filter((one) => /\.(js|css)$/.test(one)))
        expect(files).toEqual(expect.arrayContaining([`${file}.br`, `${file}.gz`]))
    }
  })
})
