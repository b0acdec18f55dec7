import type { Calls, SyncCalls } from './given'
import { phoneHeld } from './profile'

const info = () => {
  const { platform, model, system, statusBar, inset } = phoneHeld()
  const bottom = innerHeight - inset.bottom
  return {
    ...{ brand: 'engine', model, system, platform, version: '8.0.50', SDKVersion: '3.8.0', language: 'zh_CN' },
    ...{
      pixelRatio: devicePixelRatio,
      screenWidth: innerWidth,
      screenHeight: innerHeight,
      windowWidth: innerWidth,
      windowHeight: innerHeight,
    },
    ...{ statusBarHeight: statusBar, benchmarkLevel: 1, theme: 'light', fontSizeSetting: 16, host: { env: 'WeChat' } },
    safeArea: { left: 0, right: innerWidth, top: statusBar, bottom, width: innerWidth, height: bottom - statusBar },
  }
}

function capsule() {
  const { top, right, width, height } = phoneHeld().capsule
  return { left: innerWidth - right - width, right: innerWidth - right, top, bottom: top + height, width, height }
}
const nothing = () => undefined
let brightness = 0.4

/** The phone: one of the profiles, of the window's size. */
export const deviceSync: SyncCalls = {
  getSystemInfoSync: info,
  getWindowInfo: info,
  getAppBaseInfo: info,
  getDeviceInfo: info,
  getSystemSetting: () => ({ locationEnabled: true }),
  getAppAuthorizeSetting: () => ({}),
  getMenuButtonBoundingClientRect: capsule,
  getAccountInfoSync: () => ({ miniProgram: { appId: 'touristappid', envVersion: 'develop', version: '' } }),
  base64ToArrayBuffer: (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0)).buffer,
  arrayBufferToBase64: (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes))),
  nextTick: (work: () => void) => setTimeout(work),
  reportEvent: nothing,
}

export const deviceCalls: Calls = {
  getSystemInfo: info,
  getSystemInfoAsync: info,
  getRandomValues: ({ length }) => ({ randomValues: crypto.getRandomValues(new Uint8Array(Number(length))).buffer }),
  makePhoneCall({ phoneNumber }) {
    if (!phoneNumber) throw new Error('parameter error: parameter.phoneNumber should be String')
  },
  vibrateShort: nothing,
  loadFontFace: nothing,
  setInnerAudioOption: nothing,
  setKeepScreenOn: nothing,
  getScreenBrightness: () => ({ value: brightness }),
  setScreenBrightness: ({ value }) => void (brightness = Number(value)),
}
