import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { asColumns } from '../../scripts/lists/asColumns'
import type { AppJson } from '../weapp/harness/inPage/bundle'
import { sizesOf } from '../weapp/sizes'
import { kb } from './format'

const sizeOf = (file: string) => (existsSync(file) ? statSync(file).size : 0)

/** What the builds weigh: every script and style sheet of H5 as it is and compressed, and the packages of the mini-program. */
export function bundles() {
  const files = ['js', 'css'].flatMap((folder) =>
    readdirSync(path.join('dist/h5', folder))
      .filter((file) => file.endsWith(`.${folder}`))
      .map((file) => path.join('dist/h5', folder, file)),
  )
  const sizes = files
    .map((file) => ({ file, plain: sizeOf(file), gzip: sizeOf(`${file}.gz`), brotli: sizeOf(`${file}.br`) }))
    .sort((left, right) => right.gzip - left.gzip)
  const rows = sizes.map(({ file, plain, gzip, brotli }) => [file.replace('dist/h5/', ''), kb(plain), kb(gzip), kb(brotli)])
  const sum = (key: 'plain' | 'gzip' | 'brotli') => kb(sizes.reduce((total, one) => total + one[key], 0))
  console.log(
    asColumns({ headings: ['H5', 'plain', 'gzip', 'brotli'], rows: [...rows, ['all', sum('plain'), sum('gzip'), sum('brotli')]] }),
  )

  const app = JSON.parse(readFileSync('dist/weapp/app.json', 'utf8')) as AppJson
  const { main, subPackages } = sizesOf('dist/weapp', app)
  const packages = [
    ['main', kb(main)],
    ...subPackages.map(({ root, bytes }) => [root, kb(bytes)]),
    ['all', kb(main + subPackages.reduce((total, { bytes }) => total + bytes, 0))],
  ]
  console.log(`\n${asColumns({ headings: ['mini-program package', 'size'], rows: packages })}`)
}
