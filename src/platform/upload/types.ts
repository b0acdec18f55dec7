import type { Transport } from '../transport/types'

/** A file of the device to send: a browser's blob URL or a mini-program's temporary path, and the fields beside it. */
export type FileUpload = {
  path: string
  fields: Readonly<Record<string, string>>
  /** From 0 to 1. */
  onProgress?: ((part: number) => void) | undefined
}
/** Sends a call with a file, which the platforms do in ways of their own. */
export type Uploading = (file: FileUpload) => Transport
