import { pushPage } from '@/routes/go'
import { urlOf } from '@/routes/urlOf'
import { presentAddress } from '../presentAddress'

/** Leaves the present page for the mini-program's login page and comes back to it afterwards. */
export async function openLogin() {
  await pushPage(urlOf('login', { backurl: presentAddress() }))
}
