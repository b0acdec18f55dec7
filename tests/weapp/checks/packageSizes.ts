import { isGate } from '../../support/tier'
import { sizesOf } from '../sizes'
import type { Check } from './readBuild'

const KB = 1024
/** WeChat refuses a package of more than 2 MB, and more than 20 MB in all (rules A1). */
const PACKAGE = 2 * KB * KB
const ALL = 20 * KB * KB
/** The pages of one package share 2 MB of packages that are fetched before they are asked for (rules A1). */
const PRELOAD = 2 * KB * KB
/**
 * Ours, a few percent above what the packages have, so that growth is noticed: the full run alone asks for it. Whoever needs more raises it,
 * in a commit that says what the bytes are for.
 */
const MAIN_BUDGET = 640_000
const SUB_PACKAGE_BUDGET = 130 * KB
const ALL_BUDGET = 12 * KB * KB

type Preloading = { preloadRule?: Record<string, { packages?: string[] }> }

/** Main package, each sub-package and all of it are within their sizes. */
export const packageSizes: Check = ({ folder, app }) => {
  const { main, subPackages } = sizesOf(folder, app)
  const fetched = Object.entries((app as Preloading).preloadRule ?? {}).map(([page, { packages = [] }]) => ({
    of: subPackages.find(({ root }) => page.startsWith(`${root}/`))?.root ?? 'the main package',
    packages,
  }))
  const preloads = [...new Set(fetched.map(({ of }) => of))].map((of) => {
    const wanted = new Set(fetched.filter((one) => one.of === of).flatMap(({ packages }) => packages))
    const bytes = subPackages.filter(({ root }) => wanted.has(root)).reduce((sum, one) => sum + one.bytes, 0)
    return { name: `what the pages of ${of} fetch beforehand`, bytes, max: PRELOAD }
  })
  const all = subPackages.reduce((sum, { bytes }) => sum + bytes, main)
  const limits = [
    { name: 'the main package', bytes: main, max: isGate ? PACKAGE : MAIN_BUDGET },
    ...subPackages.map(({ root, bytes }) => ({
      name: `the sub-package ${root}`,
      bytes,
      max: isGate ? PACKAGE : SUB_PACKAGE_BUDGET,
    })),
    ...preloads,
    { name: 'the mini-program', bytes: all, max: isGate ? ALL : ALL_BUDGET },
  ]
  return limits
    .filter(({ bytes, max }) => bytes > max)
    .map(({ name, bytes, max }) => `${name} has ${Math.ceil(bytes / KB)} KB of at most ${max / KB}`)
}
