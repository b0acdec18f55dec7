import Taro from '@tarojs/taro'
import type { PermissionName, PermissionState, PermissionStates } from './types'

const SCOPES = {
  location: 'scope.userFuzzyLocation',
  camera: 'scope.camera',
  album: 'scope.writePhotosAlbum',
  microphone: 'scope.record',
} as const

/** How each permission stands; looking asks for nothing. */
export async function permissionStates(): Promise<PermissionStates> {
  const { authSetting, subscriptionsSetting } = await Taro.getSetting({ withSubscriptions: true })
  const given = authSetting as Record<string, boolean | undefined>
  const stateOf = (name: keyof typeof SCOPES): PermissionState => {
    const value = given[SCOPES[name]]
    return value === undefined ? 'later' : value ? 'on' : 'off'
  }
  return {
    location: stateOf('location'),
    camera: stateOf('camera'),
    album: stateOf('album'),
    microphone: 'unused',
    notification: (subscriptionsSetting as { mainSwitch?: boolean } | undefined)?.mainSwitch === false ? 'off' : 'later',
  }
}

/** Opens WeChat's own settings of this mini-program. */
export const openPermissionSettings: (() => Promise<unknown>) | undefined = () => Taro.openSetting()
/** Where a shopper changes them in a browser; WeChat needs no words. */
export const SETTINGS_WORDS: string | undefined = undefined
export type { PermissionName, PermissionState, PermissionStates }
