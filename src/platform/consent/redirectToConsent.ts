import { pushPage } from '@/routes/go'
import type { ConsentText } from '@/routes/route'
import { allRows } from '@/routes/rows'
import { urlOf } from '@/routes/urlOf'
import { presentAddress } from '../presentAddress'
import { isTextOpen } from './isTextOpen'

let leaving: Promise<unknown> | undefined

/**
 * Lays a text that is to be agreed to on top of the present page, which stays below with everything typed: once, however many calls ask
 * for it together, and not for somebody who reads it already. Settles when it is open.
 */
export async function redirectToConsent(text: ConsentText) {
  await allRows()
  if (!isTextOpen(text)) leaving ??= pushPage(urlOf(text, { backurl: presentAddress() })).finally(() => (leaving = undefined))
  await leaving
}
