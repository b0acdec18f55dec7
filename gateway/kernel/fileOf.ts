import type { Endpoint } from '../../src/contract/endpoint'
import { HttpError } from '../lib/httpError'
import { fileTooLarge } from './limitBody'

type Form = { fields: Record<string, unknown>; file: Uint8Array | undefined }

/** Separates the file of a form from its other fields. What its name and type say is not read: what a file is, its content says. */
export async function fileOf({ file: part }: Pick<Endpoint, 'file'>, body: unknown): Promise<Form> {
  if (!part) return { fields: body as Record<string, unknown>, file: undefined }
  const { file, ...fields } = body as Record<string, unknown>
  if (!isFile(file)) throw new HttpError(400, 'NO_FILE', '没有收到图片，请重新选择', { field: 'file' })
  if (file.size > part.maxBytes) fileTooLarge(part.maxBytes)
  return { fields, file: new Uint8Array(await file.arrayBuffer()) }
}

const isFile = (part: unknown): part is File => typeof part === 'object' && part !== null && 'arrayBuffer' in part
