import type { Beacon } from './types'

/** Where the page goes away the browser sends it by itself; without cookies, token or device id. */
export const beacon: Beacon = async (url, json, { leaving }) => {
  const body = new Blob([json], { type: 'application/json' })
  if (leaving && typeof navigator.sendBeacon === 'function') return navigator.sendBeacon(url, body) ? 'taken' : 'lost'
  try {
    const { status } = await fetch(url, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
      credentials: 'omit',
      keepalive: true,
    })
    return status < 300 ? 'taken' : status < 500 && status !== 429 ? 'refused' : 'lost'
  } catch {
    return 'lost'
  }
}
