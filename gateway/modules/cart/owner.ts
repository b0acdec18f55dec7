import { sha256 } from '../../lib/hash'
import { HttpError } from '../../lib/httpError'

/** The default of a client that may store nothing (specification 1, section 7): everybody's, so nobody's. */
const NOBODY = /^[0-]*$/

export const ownerOfMember = (memberId: string) => `member:${memberId}`
/** A visitor's cart hangs on a hash of the device id, which the client chose at random; undefined for a device without one. */
export const ownerOfDevice = (deviceId: string): string | undefined =>
  NOBODY.test(deviceId) || !/^[\w-]{16,64}$/.test(deviceId) ? undefined : `device:${sha256(deviceId)}`

export const isOfDevice = (owner: string) => owner.startsWith('device:')

type Caller = { memberId: string | undefined; deviceId: string }

/** Whose cart a caller sees: the member's, else the device's; undefined where there is neither. */
export const ownerOf = ({ memberId, deviceId }: Caller) => (memberId === undefined ? ownerOfDevice(deviceId) : ownerOfMember(memberId))

/** Whose cart a caller changes. */
export function ownerToChange(caller: Caller): string {
  const owner = ownerOf(caller)
  if (!owner) throw new HttpError(400, 'DEVICE_UNKNOWN', '请允许浏览器保存数据，或登录后再使用购物车', { field: 'X-Device-Id' })
  return owner
}
