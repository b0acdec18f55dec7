/** A province, city or district with what lies below it. */
export type Region = {
  code: string
  name: string
  children?: Region[]
  /** Under which it is looked for: the first of its name in pinyin. */
  letter?: string | undefined
}
/** One level of a choice. */
export type RegionLevel = Pick<Region, 'code' | 'name'>

/** Beijing, Tianjin, Shanghai and Chongqing. */
const MUNICIPALITIES = new Set(['11', '12', '31', '50'])

/** Cities that are provinces: choosing one skips the city level (specification 1, section 3). */
export const isMunicipality = (code: string) => MUNICIPALITIES.has(code.slice(0, 2))

const below = (region: Region): Region[] => {
  const children = region.children ?? []
  const skipsCity = isMunicipality(region.code) && region.code.endsWith('0000')
  return skipsCity ? children.flatMap((city) => city.children ?? [city]) : children
}

/** What can be chosen below the codes already chosen; nothing where a code is unknown or lies at the bottom. */
export function regionOptions(regions: Region[], chosen: readonly string[]): Region[] {
  return chosen.reduce<Region[]>((options, code) => {
    const region = options.find((one) => one.code === code)
    return region ? below(region) : []
  }, regions)
}

/** The chosen codes with their names, as far as they are known. */
export function regionLevels(regions: Region[], chosen: readonly string[]): RegionLevel[] {
  return chosen.flatMap((code, level) => {
    const region = regionOptions(regions, chosen.slice(0, level)).find((one) => one.code === code)
    return region ? [{ code: region.code, name: region.name }] : []
  })
}

/** A choice is finished when it has its number of levels, or when nothing lies deeper. */
export const isRegionFinished = (regions: Region[], chosen: readonly string[], levels: number) =>
  chosen.length >= levels || regionOptions(regions, chosen).length === 0
