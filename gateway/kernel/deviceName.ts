import type { RequestContext } from './requestContext'
import { SHOP } from '../../src/lib/shop'

const SYSTEMS: ReadonlyArray<readonly [RegExp, string]> = [
  [/iphone/i, 'iPhone'],
  [/ipad/i, 'iPad'],
  [/harmony|openharmony/i, '鸿蒙手机'],
  [/android/i, '安卓手机'],
  [/windows/i, 'Windows 电脑'],
  [/macintosh|mac os/i, 'Mac 电脑'],
  [/linux/i, 'Linux 电脑'],
]

const CHANNELS: Readonly<Record<string, string>> = {
  mallApp: `${SHOP.name} App`,
  doctorApp: '医生 App',
  hospitalApp: '医院 App',
  doctorMini: '医生小程序',
  weapp: '微信小程序',
  wechat: '微信',
  browser: '手机网页',
  h5: '手机网页',
}

/** A channel in a shopper's words. */
export const channelText = (channel: string) => (Object.hasOwn(CHANNELS, channel) ? (CHANNELS[channel] ?? '') : '其他渠道')

/** A device's display name: `iPhone · 微信小程序`. The user agent itself is not stored. */
export function deviceName(userAgent: string | undefined, channel: string): string {
  const system = SYSTEMS.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? '未知设备'
  return `${system} · ${channelText(channel)}`
}

/** The device a call comes from, as a session remembers it. */
export const loginDeviceOf = ({ deviceId, channel, headers, now }: Pick<RequestContext, 'deviceId' | 'channel' | 'headers' | 'now'>) => ({
  deviceId,
  channel,
  deviceName: deviceName(headers('user-agent'), channel),
  now,
})
