import { areaList } from '@vant/area-data'
import type { Place } from '../../../src/contract/address'

const { province_list: provinces, city_list: cities, county_list: counties } = areaList

const firstArea = (cityCode: string) => Object.keys(counties).find((code) => code.startsWith(cityCode.slice(0, 4)))
/** Beijing, Tianjin, Shanghai, Chongqing: their city level only repeats the province, so a picker leaves it out (specification 1, section 2). */
const isMunicipality = (code: string) => ['11', '12', '31', '50'].includes(code.slice(0, 2))

export type Region = { province: Place; city: Place; area: Place }

/**
 * The region three codes name, with the names of the division table, or nothing where they name none or do not lie in one
 * another. A municipality may come without its city level, or with the province in its place.
 */
export function regionOf(codes: { province: string; city: string; area: string }): Region | undefined {
  const province = provinces[codes.province]
  const areaName = counties[codes.area] ?? (firstArea(codes.city) === undefined ? cities[codes.area] : undefined)
  if (!province || !areaName || codes.area.slice(0, 2) !== codes.province.slice(0, 2)) return undefined
  const area = { code: codes.area, name: areaName }
  const whole = { code: codes.province, name: province }
  if (isMunicipality(codes.province)) {
    const isOwn =
      codes.city === codes.province || (cities[codes.city] !== undefined && codes.city.slice(0, 2) === codes.province.slice(0, 2))
    return isOwn ? { province: whole, city: { code: `${codes.province.slice(0, 2)}0100`, name: province }, area } : undefined
  }
  const city = cities[codes.city]
  if (!city || codes.city.slice(0, 4) !== codes.area.slice(0, 4)) return undefined
  return { province: whole, city: { code: codes.city, name: city }, area }
}

/** The province and city of a city's code. */
export function cityOf(code: string): { province: Place; city: Place } | undefined {
  const provinceCode = `${code.slice(0, 2)}0000`
  const province = provinces[provinceCode]
  const city = isMunicipality(code) ? province : cities[code]
  return province && city ? { province: { code: provinceCode, name: province }, city: { code, name: city } } : undefined
}
