/** Where the shop runs (specification 1, section 6). It chooses presentation and navigation, never rights. */
export type Host = {
  kind: 'browser' | 'wechat' | 'mallApp' | 'doctorApp' | 'hospitalApp' | 'doctorMini' | 'weapp'
  system: 'ios' | 'android' | 'harmony' | 'other'
  /** Inside one of the provider's own apps. */
  native: boolean
  /** Of that app, as its user agent says: `6.33.0`. */
  version?: string
}

/** Header `X-Platform` (specification 1, section 6). */
export const platformHeader = (host: Host): 'APP' | 'MOBILE' => (host.native ? 'APP' : 'MOBILE')
/** 46 on iOS and 43 on Android (specification 1, section 9); everything else counts as Android. */
export const originTypeOf = (host: Host): 46 | 43 => (host.system === 'ios' ? 46 : 43)
