import { host } from '../host'
import { linkIn, type App, type Link } from './links'

/** How long an app may take to come before the page, in milliseconds. */
const COMES_WITHIN = 1500

/** Leads to a place of the app around the shop. False where no app took it: the page is still what is seen. */
export async function openLink(link: Link): Promise<boolean> {
  if (!host.native || window.top !== window) return false
  let left = false
  const leave = () => void (left = true)
  window.addEventListener('pagehide', leave)
  document.addEventListener('visibilitychange', leave)
  location.href = linkIn(host.kind as App, link)
  await new Promise((resolve) => setTimeout(resolve, COMES_WITHIN))
  window.removeEventListener('pagehide', leave)
  document.removeEventListener('visibilitychange', leave)
  return left
}
