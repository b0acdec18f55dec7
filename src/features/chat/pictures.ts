import type { ChatPicture } from '@/contract/chat'
import { openPicture } from '@/domain/upload/openPicture'
import { openPrivateFile } from '@/platform/privateFile'
import { useSession } from '@/platform/session'
import { SHOP_ORIGIN } from '@/platform/shopOrigin'

/** Where pictures are on this device, by their id: those that were sent from it need no fetching, nor those that were seen before. */
const here = new Map<string, string>()

export const rememberPicture = (id: string, path: string) => void here.set(id, path)

/** Where a picture can be shown from; undefined where it is gone. Its link is renewed where it has run out. */
export async function shownPicture({ id, url, expiresAt }: ChatPicture): Promise<string | undefined> {
  const known = here.get(id)
  if (known !== undefined) return known
  const { token = '' } = useSession.getState().member ?? {}
  const isGood = Date.parse(expiresAt) > Date.now()
  const path = isGood ? await openPrivateFile({ url: SHOP_ORIGIN + url, token }).catch(() => undefined) : undefined
  const shown = path ?? (await openPicture(id))?.url
  if (shown) rememberPicture(id, shown)
  return shown === '' ? undefined : shown
}
