import { isUnknown } from '@/api/errors'
import { read } from '@/api/read'
import { upload } from '@/contract/upload'
import { openPrivateFile } from '@/platform/privateFile'
import { useSession } from '@/platform/session'
import { SHOP_ORIGIN } from '@/platform/shopOrigin'
import type { Uploaded } from '@/ui/form/uploader/uploads'

/** A picture that was sent before, fetched to this device; nothing where it is gone. Without a network its place stays empty. */
export async function openPicture(id: string): Promise<Uploaded | undefined> {
  try {
    const { url } = await read(upload.one, { params: { id } })
    const { token = '' } = useSession.getState().member ?? {}
    return { id, url: await openPrivateFile({ url: SHOP_ORIGIN + url, token }) }
  } catch (error) {
    return isUnknown(error) ? undefined : { id, url: '' }
  }
}
