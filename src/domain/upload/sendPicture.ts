import { sendFile } from '@/api/sendFile'
import { isEvidenceKind, upload, type UploadKind } from '@/contract/upload'
import type { SendPicture } from '@/ui/form/uploader/uploads'

/** Sends pictures of one purpose. The list shows the device's own picture: the gateway's opens for the member's token alone. */
export const sendPicture =
  (kind: UploadKind): SendPicture =>
  async (path, options) => {
    const { id } = await (isEvidenceKind(kind)
      ? sendFile(upload.addEvidence, { body: { kind }, file: path }, options)
      : sendFile(upload.add, { body: { kind }, file: path }, options))
    return { id, url: path }
  }
