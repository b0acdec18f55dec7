/**
 * The part of package-lock.json that some packages need at run time, all platforms of an optional one included: the versions and
 * hashes that were tested are those that get installed.
 */
export function runtimeLock(lock, root) {
  const packages = { '': root }
  const take = (place) => {
    if (packages[place]) return
    const { dev: _dev, devOptional: _devOptional, ...entry } = lock.packages[place]
    packages[place] = entry
    for (const name of Object.keys(entry.dependencies ?? {})) take(placeOf(lock, name, place))
    for (const name of Object.keys(entry.optionalDependencies ?? {})) {
      const found = placeOf(lock, name, place, true)
      if (found) take(found)
    }
  }
  for (const name of Object.keys(root.dependencies)) take(placeOf(lock, name, ''))
  const sorted = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)))
  return { name: root.name, version: root.version, lockfileVersion: 3, requires: true, packages: sorted }
}

/** Where Node would find a package, seen from another one: the nearest node_modules above it. */
function placeOf(lock, name, from, isOptional = false) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const place = `${folder ? `${folder}/` : ''}node_modules/${name}`
    if (lock.packages[place]) return place
    if (folder === '') break
  }
  if (isOptional) return undefined
  throw new Error(`package-lock.json does not hold ${name}, which ${from || 'the release'} needs`)
}
