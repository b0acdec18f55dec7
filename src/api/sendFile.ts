import type { Endpoint, FilePart, Input, Output } from '@/contract/endpoint'
import type { Aborting } from '@/platform/transport'
import { uploading } from '@/platform/upload'
import { send } from './send'

type FileEndpoint = Endpoint & { file: FilePart }
type Options = { onProgress?: (part: number) => void; signal?: Aborting; key: string }

/**
 * Makes a write that carries a file of the device, by its path. It is not sent again by itself as other writes are: it tells from 0 to 1
 * how far it is, and whoever watches it decides; under the same key the gateway keeps one.
 */
export function sendFile<E extends FileEndpoint>(endpoint: E, input: Input<E> & { file: string }, options: Options): Promise<Output<E>> {
  const { body = {} } = input as { body?: Record<string, string> }
  const { onProgress, ...sending } = options
  return send(endpoint, input, { ...sending, through: uploading({ path: input.file, fields: body, onProgress }) })
}
