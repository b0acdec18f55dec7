import { regionLevels, regionOptions, type RegionLevel } from '@/lib/regions'
import { regions } from './regions'

/** The region of places given by their names, as deep as the division table knows them; the city of a municipality is no level of its own. */
export function regionNamed(places: readonly string[]): RegionLevel[] {
  const codes = places.reduce<string[]>((chosen, place) => {
    const found = regionOptions(regions, chosen).find(({ name }) => name === place)
    return found ? [...chosen, found.code] : chosen
  }, [])
  return regionLevels(regions, codes)
}
