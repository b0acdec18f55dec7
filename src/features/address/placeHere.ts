import Taro from '@tarojs/taro'
import { send } from '@/api/send'
import { address } from '@/contract/address'
import type { RegionLevel } from '@/lib/regions'
import { lacksConsent, Reason } from '@/ui/reason'
import { regionLevelsOf } from './regions'

/** The region the shopper stands in. The host asks for leave at this moment, never before. */
export async function placeHere(): Promise<RegionLevel[]> {
  const { longitude, latitude } = await position()
  const levels = regionLevelsOf(await send(address.byLngLat, { query: { lng: String(longitude), lat: String(latitude) } }))
  if (levels.length === 0) throw new Reason('当前位置不在配送范围内，请直接选择省市区')
  return levels
}

const position = () =>
  Taro.getLocation({ type: 'wgs84' }).catch((error: unknown) => {
    if (lacksConsent(error)) throw new Reason('您没有同意获取位置，请直接选择省市区')
    throw new Reason('没有取得位置，可能未开启定位权限。请直接选择省市区')
  })
