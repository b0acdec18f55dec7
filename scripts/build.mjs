/*
 * Builds what is stale: `node scripts/build.mjs h5 weapp gateway`. What a build was made from is remembered by its content, so a
 * second run does nothing; `--force` builds anyway.
 */
import { buildCounter, buildGallery, buildGalleryWeapp, buildGateway, buildH5, buildWeapp } from './build/targets.mjs'
import { stale } from './build/stale.mjs'

const TARGETS = {
  h5: buildH5,
  weapp: buildWeapp,
  counter: buildCounter,
  gateway: buildGateway,
  gallery: buildGallery,
  'gallery-weapp': buildGalleryWeapp,
}
const force = process.argv.includes('--force')
const names = process.argv.slice(2).filter((word) => !word.startsWith('-'))
const unknown = names.filter((name) => !Object.hasOwn(TARGETS, name))
if (!names.length || unknown.length) {
  console.error(`Say what to build: ${Object.keys(TARGETS).join(', ')}.${unknown.length ? ` There is no "${unknown.join('", "')}".` : ''}`)
  process.exit(2)
}

for (const name of names) {
  const check = stale(name)
  if (!check.isStale && !force) {
    console.log(`${name}: up to date`)
    continue
  }
  const began = Date.now()
  console.log(`${name}: building …`)
  check.forget()
  try {
    await TARGETS[name]()
  } catch (error) {
    console.error(`${name}: ${error.message}`)
    process.exit(1)
  }
  check.remember()
  console.log(`${name}: built in ${((Date.now() - began) / 1000).toFixed(1)} s`)
}
