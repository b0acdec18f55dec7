import { host } from '../host'
import type { PlayInApp } from './types'

export const playInApp: PlayInApp = async ({ vid, title }) => {
  if (!host.native) return false
  const [{ ask }, { answered }] = await Promise.all([import('../native/ask'), import('../native/answered')])
  return answered(ask('playVideo', { vid, title }))
}
