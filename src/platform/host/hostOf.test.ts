import { hostOf } from './hostOf'
import { originTypeOf, platformHeader } from './types'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'
const PHONE =
  'Mozilla/5.0 (Linux; Android 14; PHN-AL00) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0.0.0 Mobile Safari/537.36'
const HARMONY = 'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Mobile ArkWeb/4.1.6.1'

describe('the host a user agent names (specification 1, section 6)', () => {
  it.each([
    ['the mall’s app on iOS', `${IPHONE} QingheMall/6.33.0`, 'mallApp', 'ios', '6.33.0'],
    ['the doctors’ app on Android', `${PHONE} QingheDoctor/4.1.0`, 'doctorApp', 'android', '4.1.0'],
    ['the hospital’s app on Harmony', `${HARMONY} QingheHospital/3.8.1`, 'hospitalApp', 'harmony', '3.8.1'],
    ['an app that does not say its version', `${PHONE} QingheMall/`, 'mallApp', 'android', undefined],
    ['the doctors’ mini-program', `${IPHONE} MicroMessenger/8.0.50 NetType/WIFI miniProgram/wx0`, 'doctorMini', 'ios', undefined],
    ['WeChat’s browser', `${PHONE} MicroMessenger/8.0.50`, 'wechat', 'android', undefined],
    ['a browser', `${IPHONE} Version/18.0 Safari/604.1`, 'browser', 'ios', undefined],
    ['something nobody knows', 'curl/8', 'browser', 'other', undefined],
  ])('is %s', (_name, userAgent, kind, system, version) => {
    const host = hostOf(userAgent)
    expect([host.kind, host.system, 'version' in host ? host.version : undefined]).toEqual([kind, system, version])
  })

  it('says APP in an app alone, and 46 on iOS alone', () => {
    const hosts = [`${IPHONE} QingheMall/6.33.0`, PHONE, HARMONY, IPHONE].map(hostOf)
    expect(hosts.map(platformHeader)).toEqual(['APP', 'MOBILE', 'MOBILE', 'MOBILE'])
    expect(hosts.map(originTypeOf)).toEqual([46, 43, 43, 46])
  })
})
