import { sha256 } from './hash'
import { NO_DEVICE } from './mount'

type Calling = { deviceId: string; address: string }

/** What a caller is told apart by: a hash of its device, or of its address where it names no device. */
export const callerOf = ({ deviceId, address }: Calling) =>
  deviceId === NO_DEVICE ? `address:${sha256(address)}` : `device:${sha256(deviceId)}`
