import { NO_DEVICE } from '@/lib/noDevice'
import { ORGANIZATION_CODE } from '@/lib/organization'
import { PREVIEW_HEADER } from '@/lib/preview'
import { deviceId } from '@/platform/device'
import { host, platformHeader } from '@/platform/host'
import { redirectToConsent } from '@/platform/consent/redirectToConsent'
import { redirectToLogin, loginOpened } from '@/platform/login/redirectToLogin'
import { usePending } from '@/platform/pending'
import { preview } from '@/platform/preview'
import { useSession } from '@/platform/session'
import type { Endpoint, HeaderFlag } from '@/contract/endpoint'
import type { Reply, Wire } from '@/platform/transport'
import { answerCheck } from './checkOf'
import { endSession } from './endSession'
import { invalidateTag } from './queries'
import { version } from '../../package.json'

/** Makes the value of a header that not every page can make; the login pages register the device signature. */
type HeaderMaker = (wire: Wire) => string | undefined
const makers = new Map<HeaderFlag, HeaderMaker>([
  ['channel', () => host.kind],
  ['versionName', () => version],
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
    ...(preview && { [PREVIEW_HEADER]: preview.token }),
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

/**
 * Ends the session and leaves for login once, however many calls come back and whenever (specification 1, section 8). The first refusal
 * of a token ends its session; a later one of the same token is old news, and nobody is led to the login who stands there. A call that
 * nobody waits for ends the session and leaves the shopper where he is.
 */
export const endingSession = (next: Next, isBackground: boolean) => async (wire: Wire) => {
  const reply = await next(wire)
  if (!ENDED.has(reply.status)) return reply
  const { member } = useSession.getState()
  if (wire.headers.Authorization === (member && `Bearer ${member.token}`)) {
    endSession()
    if (!isBackground) redirectToLogin()
  }
  await loginOpened()
  return reply
}

/** 403 CONSENT_NEEDED: opens the first text the gateway names. The page below keeps what was typed, and the call may be made again from it. */
export const leadingToConsent = (next: Next, isBackground: boolean) => async (wire: Wire) => {
  const reply = await next(wire)
  if (reply.status !== 403 || isBackground) return reply
  const { consentNeededIn } = await answerCheck()
  const [first] = consentNeededIn(reply.data)?.details.documents ?? []
  if (!first) return reply
  // The consent may have been taken back elsewhere: what this device remembers of it is older than this answer.
  void invalidateTag('agreements')
  await redirectToConsent(first.document)
  return reply
}
