import { NO_DEVICE } from '../../src/lib/noDevice'
import { sha256 } from '../lib/hash'

type Calling = { deviceId: string; address: string }

/** The rate limit's key of a caller: a hash of its device, or of its address where it names no device. */
export const callerOf = ({ deviceId, address }: Calling) =>
  deviceId === NO_DEVICE ? `address:${sha256(address)}` : `device:${sha256(deviceId)}`
