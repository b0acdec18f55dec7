import { hasComeIntoForce } from '../../../src/lib/inForce'
import type { Version } from '../document/versions'

/** Whether a yes to `agreed` still covers what is in force: no material change took effect since. */
export function stillCovers(versions: readonly Version[], agreed: string, now: Date): boolean {
  const lastMaterial = versions.find((version) => version.material && hasComeIntoForce(version, now))
  if (!lastMaterial) return true
  const own = versions.find(({ version }) => version === agreed)
  return own !== undefined && own.effectiveDate >= lastMaterial.effectiveDate
}
