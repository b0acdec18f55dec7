import type { Calls, SyncCalls } from './given'

const STATUS_BAR = 20

const info = () => ({
  ...{
    brand: 'engine',
    model: 'iPhone 12',
    system: 'iOS 17.0',
    platform: 'devtools',
    version: '8.0.50',
    SDKVersion: '3.8.0',
    language: 'zh_CN',
  },
  ...{
    pixelRatio: devicePixelRatio,
    screenWidth: innerWidth,
    screenHeight: innerHeight,
    windowWidth: innerWidth,
    windowHeight: innerHeight,
  },
  ...{ statusBarHeight: STATUS_BAR, benchmarkLevel: 1, theme: 'light', fontSizeSetting: 16, host: { env: 'WeChat' } },
  safeArea: { left: 0, right: innerWidth, top: STATUS_BAR, bottom: innerHeight, width: innerWidth, height: innerHeight - STATUS_BAR },
})
const nothing = () => undefined

/** The phone: an iPhone of the window's size. */
export const deviceSync: SyncCalls = {
  getSystemInfoSync: info,
  getWindowInfo: info,
  getAppBaseInfo: info,
  getDeviceInfo: info,
  getSystemSetting: () => ({ locationEnabled: true }),
  getAppAuthorizeSetting: () => ({}),
  getMenuButtonBoundingClientRect: () => ({ left: innerWidth - 94, right: innerWidth - 7, top: 24, bottom: 56, width: 87, height: 32 }),
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
}
