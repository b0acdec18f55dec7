import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The packages whose code esbuild put into bundles, by the metafiles' lists of inputs. */
export function bundledPackages(...metafiles) {
  const folders = new Set()
  for (const { inputs } of metafiles.flatMap(({ outputs }) => Object.values(outputs))) {
    for (const [file, { bytesInOutput }] of Object.entries(inputs)) {
      const [folder] = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? []
      if (folder && bytesInOutput > 0) folders.add(folder)
    }
  }
  return [...folders].sort().map(described)
}

/** The packages of a lock, as `npm ci` would install them. */
export const lockedPackages = (lock) =>
  Object.entries(lock.packages)
    .filter(([place]) => place)
    .map(([place, { version, license }]) => ({ name: place.replace(/^.*node_modules\//, ''), version, license, text: licenceText(place) }))

function described(folder) {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  return { name, version, license: typeof license === 'object' ? license.type : license, text: licenceText(folder) }
}

/** A package of another platform is not on this machine, and some ship no text: their licence's name has to do. */
function licenceText(folder) {
  const file = existsSync(folder) ? readdirSync(folder).find((name) => /^licen[cs]e(\.(md|txt))?$/i.test(name)) : undefined
  return file && readFileSync(path.join(folder, file), 'utf8').trim()
}

/** CycloneDX 1.5, the same bytes for the same packages: no time, no serial number. */
export const sbomOf = (product, packages) => ({
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  metadata: { component: { type: 'application', ...product } },
  components: packages.map(({ name, version, license }) => ({
    type: 'library',
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(license && { licenses: [{ expression: license }] }),
  })),
})

export const noticesOf = (packages) =>
  packages
    .map(({ name, version, license, text }) =>
      [`${name} ${version} (${license ?? 'no licence named'})`, ...(text ? ['', text] : [])].join('\n'),
    )
    .join(`\n\n${'-'.repeat(72)}\n\n`)
    .concat('\n')
