import { NO_DEVICE, deviceId } from '@/platform/device'
import { host, platformHeader } from '@/platform/host'
import { openLogin } from '@/platform/login'
import { isLoginOpen } from '@/platform/login/isLoginOpen'
import { usePending } from '@/platform/pending'
import { useSession } from '@/platform/session'
import type { Endpoint, HeaderFlag } from '@/contract/endpoint'
import type { Reply, Wire } from './transport'

export const VERSION_NAME = '5.15.0'
/** Identifies the product's app on SMS login and register (specification 1, section 7). */
const ORGANIZATION_CODE = 'qinghe-mall'

/** Makes the value of a header that not every page can make; the login pages register the device signature. */
type HeaderMaker = (wire: Wire) => string | undefined
const makers = new Map<HeaderFlag, HeaderMaker>([
  ['channel', () => host.kind],
  ['versionName', () => VERSION_NAME],
  ['organizationCode', () => ORGANIZATION_CODE],
])
const HEADER_NAMES: Readonly<Record<HeaderFlag, string>> = {
  channel: 'X-Channel',
  versionName: 'X-Version-Name',
  signedDevice: 'X-Device-Sign',
  organizationCode: 'X-Organization-Code',
  forceCheck: 'forceCheck',
  isValidate: 'isValidate',
}
export const registerHeader = (flag: HeaderFlag, maker: HeaderMaker) => makers.set(flag, maker)

export type Next = (wire: Wire) => Promise<Reply>

/** Headers of every call, and those this one asks for (specification 1, section 7). */
export const withHeaders = (endpoint: Endpoint, next: Next) => (wire: Wire) => {
  const { member } = useSession.getState()
  const headers: Record<string, string> = {
    ...wire.headers,
    'X-Device-Id': deviceId || NO_DEVICE,
    'X-Platform': platformHeader(host),
    ...(member && { Authorization: `Bearer ${member.token}`, 'X-User-Id': member.userId }),
  }
  for (const flag of endpoint.headers) {
    const value = makers.get(flag)?.(wire)
    if (value !== undefined) headers[HEADER_NAMES[flag]] = value
  }
  return next({ ...wire, headers })
}

/** Counts the call as pending while it runs (specification 1, section 4). */
export const countedAsPending = (next: Next) => async (wire: Wire) => {
  const { begin, end } = usePending.getState()
  begin()
  try {
    return await next(wire)
  } finally {
    end()
  }
}

/** A session ended: 401, or 407 where the host lets us read it. */
const ENDED = new Set([401, 407])
let leaving: Promise<unknown> | undefined

/**
 * Clears the token and leaves for login once, however many calls come back and whenever (specification 1, section 8). The first refusal
 * of a token ends its session; a later one of the same token is old news, and nobody is led to the login who stands there.
 */
export const endingSession = (next: Next) => async (wire: Wire) => {
  const reply = await next(wire)
  const { member, end } = useSession.getState()
  if (!ENDED.has(reply.status)) return reply
  if (wire.headers.Authorization === (member && `Bearer ${member.token}`)) {
    end()
    if (!isLoginOpen()) leaving ??= openLogin().finally(() => (leaving = undefined))
  }
  await leaving
  return reply
}
