/** A phone as WeChat tells of it and as its system draws over the page; points. From what WeChat answers on such phones, not compared with one. */
export type Profile = {
  platform: 'ios' | 'android'
  model: string
  system: string
  width: number
  height: number
  statusBar: number
  /** CSS `env(safe-area-inset-top)` and `-bottom`: a notch, and the bar to go home with. Android's WeChat gives none. */
  inset: { top: number; bottom: number }
  /** WeChat's own two buttons; `right` is their distance from the edge. */
  capsule: { top: number; right: number; width: number; height: number }
}

export const PROFILES = {
  /** Without a notch: the phone of every test that names no other. */
  iphone8: {
    platform: 'ios',
    model: 'iPhone 8',
    system: 'iOS 16.7',
    width: 375,
    height: 812,
    statusBar: 20,
    inset: { top: 0, bottom: 0 },
    capsule: { top: 24, right: 7, width: 87, height: 32 },
  },
  iphone: {
    platform: 'ios',
    model: 'iPhone 11 Pro',
    system: 'iOS 17.0',
    width: 375,
    height: 812,
    statusBar: 44,
    inset: { top: 44, bottom: 34 },
    capsule: { top: 48, right: 7, width: 87, height: 32 },
  },
  android: {
    platform: 'android',
    model: 'Mi 10',
    system: 'Android 12',
    width: 360,
    height: 780,
    statusBar: 30,
    inset: { top: 0, bottom: 0 },
    capsule: { top: 38, right: 10, width: 96, height: 32 },
  },
} as const satisfies Record<string, Profile>
export type ProfileName = keyof typeof PROFILES
