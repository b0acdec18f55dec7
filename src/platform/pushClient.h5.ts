import { host } from './host'
import { NoAnswer } from './native/noAnswer'

/** Where the app around the shop takes notifications; nothing where there is none, it is too old, or they are not allowed in it. */
export async function pushClient() {
  if (!host.native) return undefined
  const { ask } = await import('./native/ask')
  const asking = ask('getPushClient', {}).catch((reason: unknown) => {
    if (reason instanceof NoAnswer) return { client: null }
    throw reason
  })
  return (await asking).client ?? undefined
}
