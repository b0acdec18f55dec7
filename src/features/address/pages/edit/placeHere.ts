import { read } from '@/api/read'
import { address } from '@/contract/address'
import type { RegionLevel } from '@/lib/regions'
import { whereabouts } from '@/platform/whereabouts'
import { lacksConsent, Reason } from '@/ui/feedback/reason'
import { regionLevelsOf } from './regions'

/** The region the shopper stands in. The host asks for leave at this moment, never before. */
export async function placeHere(): Promise<RegionLevel[]> {
  const { longitude, latitude } = await position()
  const levels = regionLevelsOf(await read(address.byLngLat, { query: { lng: String(longitude), lat: String(latitude) } }))
  if (levels.length === 0) throw new Reason('当前位置不在配送范围内，请直接选择省市区')
  return levels
}

const position = () =>
  whereabouts().catch((error: unknown) => {
    if (lacksConsent(error)) throw new Reason('您没有同意获取位置，请直接选择省市区')
    throw new Reason('没有取得位置，可能未开启定位权限。请直接选择省市区')
  })
