import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { asColumns } from '../../scripts/lists/asColumns'
import type { AppJson } from '../weapp/harness/inPage/bundle'
import { sizesOf } from '../weapp/sizes'
import { kb } from './format'

/** Small files are delivered as they are: they have no compressed copy. */
const sizeOf = (file: string, compressed: string) => statSync(existsSync(file + compressed) ? file + compressed : file).size

/** Files below so many bytes are told together. */
const SMALL = 2048

/** What the builds weigh: every script and style sheet of H5 as it is and compressed, and the packages of the mini-program. */
export function bundles() {
  const files = ['js', 'css'].flatMap((folder) =>
    readdirSync(path.join('dist/h5', folder))
      .filter((file) => file.endsWith(`.${folder}`))
      .map((file) => path.join('dist/h5', folder, file)),
  )
  const sizes = files
    .map((file) => ({ file, plain: sizeOf(file, ''), gzip: sizeOf(file, '.gz'), brotli: sizeOf(file, '.br') }))
    .sort((left, right) => right.gzip - left.gzip)
  const sum = (key: 'plain' | 'gzip' | 'brotli', of = sizes) => kb(of.reduce((total, one) => total + one[key], 0))
  const large = sizes.filter(({ gzip }) => gzip >= SMALL)
  const small = sizes.filter(({ gzip }) => gzip < SMALL)
  const rows = [
    ...large.map(({ file, plain, gzip, brotli }) => [file.replace('dist/h5/', ''), kb(plain), kb(gzip), kb(brotli)]),
    [`${small.length} small ones`, sum('plain', small), sum('gzip', small), sum('brotli', small)],
    ['all', sum('plain'), sum('gzip'), sum('brotli')],
  ]
  console.log(asColumns({ headings: ['H5', 'plain', 'gzip', 'brotli'], rows }))

  const app = JSON.parse(readFileSync('dist/weapp/app.json', 'utf8')) as AppJson
  const { main, subPackages } = sizesOf('dist/weapp', app)
  const packages = [
    ['main', kb(main)],
    ...subPackages.map(({ root, bytes }) => [root, kb(bytes)]),
    ['all', kb(main + subPackages.reduce((total, { bytes }) => total + bytes, 0))],
  ]
  console.log(`\n${asColumns({ headings: ['mini-program package', 'size'], rows: packages })}`)
}
