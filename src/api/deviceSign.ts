import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8 } from '@/lib/utf8'
import { deviceId, newKey } from '@/platform/device'
import { registerHeader } from './interceptors'

const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/*
 * The signed device header: HMAC-SHA256 over method, path, time, nonce and body under a key made from the device's id. The key
 * is in the client and proves nothing: this gateway does not read it, and limits by phone, device and address instead. It is sent for a
 * gateway that does. Imported by the login pages only.
 */
registerHeader('signedDevice', ({ method, url, data = '' }) => {
  const time = Math.floor(Date.now() / 1000)
  const nonce = newKey()
  const path = url.slice(API_BASE.length).split('?')[0] ?? ''
  const signature = hmac(sha256, utf8(deviceId), utf8([method, path, time, nonce, hex(sha256(utf8(data)))].join('\n')))
  return `${time}.${nonce}.${hex(signature)}`
})
