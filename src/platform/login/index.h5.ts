import Taro from '@tarojs/taro'
import { urlOf } from '@/routes/urlOf'
import { host } from '../host'
import { presentAddress } from '../presentAddress'

/** Leaves the present page for the login, the app's, the doctors' mini-program's or the mobile site's, and comes back through `backurl` (specification 1, sections 2 and 4). */
export async function openLogin() {
  const backurl = presentAddress()
  if (host.native && (await (await import('../native/openLink')).openLink({ to: 'login', backurl }))) return
  if (host.kind === 'doctorMini') {
    const [{ openInMini }, { entryKey }] = await Promise.all([import('../doctorMini/openInMini'), import('../entry/entryKey')])
    const entry = entryKey.draw()
    if (await openInMini('login', { backurl, ...(entry && { entry }) })) return
  }
  await Taro.navigateTo({ url: urlOf('accountLogin', { backurl }) })
}
