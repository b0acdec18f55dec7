import { areaList } from '@vant/area-data'
import type { AddressForm, Place } from '@/contract/address'
import { last } from '@/lib/last'
import type { Region, RegionLevel } from '@/lib/regions'
import { isMunicipality } from '@/lib/regions'
import { letterOf } from './regionLetters'

const { province_list: provinces, city_list: cities, county_list: counties } = areaList

const below = (list: Record<string, string>, from: string, deeper?: (code: string) => Region[]): Region[] =>
  Object.entries(list)
    .filter(([code]) => code.startsWith(from))
    .map(([code, name]) => ({ code, name, letter: letterOf(name), ...(deeper && { children: deeper(code) }) }))

/** Provinces, cities and districts of the division table, as the picker takes them. */
export const regions: Region[] = below(provinces, '', (province) =>
  below(cities, province.slice(0, 2), (city) => below(counties, city.slice(0, 4))),
)

export type ChosenRegion = Pick<AddressForm, 'province' | 'city' | 'area'>

/** What the wire wants of a choice: always three levels. A municipality is its own city; a city without districts its own district. */
export function chosenRegion(levels: readonly RegionLevel[]): ChosenRegion | undefined {
  const [province, second, third] = levels
  if (!province || !second) return undefined
  if (isMunicipality(province.code)) return { province, city: province, area: third ?? second }
  return { province, city: second, area: third ?? second }
}

/** The way back: the codes the picker starts with, as deep as a place is known. */
export function regionLevelsOf({
  province,
  city,
  area,
}: {
  province: Place | null
  city: Place | null
  area: Place | null
}): RegionLevel[] {
  const between = province && isMunicipality(province.code) ? null : city
  const levels: RegionLevel[] = []
  for (const level of [province, between, area])
    if (level && level.code !== last(levels)?.code) levels.push({ code: level.code, name: level.name })
  return levels
}
