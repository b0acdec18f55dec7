import Taro from '@tarojs/taro'
import type { Reply } from '../transport/types'
import type { Uploading } from './types'

/** Sends a form by WeChat's own upload, which runs beside the ten requests and tells how far it is. */
export const uploading: Uploading =
  ({ path, fields, onProgress }) =>
  (wire) =>
    new Promise<Reply>((resolve, reject) => {
      const task = Taro.uploadFile({
        url: wire.url,
        filePath: path,
        name: 'file',
        formData: { ...fields },
        header: wire.headers,
        timeout: wire.timeout,
        success: ({ statusCode, data }) => resolve({ status: statusCode, data: read(data) }),
        fail: ({ errMsg }) => reject(new Error(errMsg)),
      })
      // The task is a promise too, which rejects as `fail` is called; that error is reported already.
      task.catch(() => undefined)
      task.progress(({ progress }) => onProgress?.(progress / 100))
      wire.signal?.addEventListener('abort', () => task.abort())
    })

/** WeChat hands the answer of an upload on as text. */
function read(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

export type * from './types'
