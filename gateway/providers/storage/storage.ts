import { Unreachable } from '../unreachable'

/** The store of files does not answer. */
export class StorageAway extends Unreachable {}

/** Where files are kept that are too large for a row of their owner: encrypted before they come here. */
export type FileStorage = {
  put: (key: string, content: Uint8Array) => Promise<void>
  /** Nothing where there is no such file. */
  get: (key: string) => Promise<Uint8Array | undefined>
  remove: (keys: readonly string[]) => Promise<void>
  /** The keys of everything that was put before a moment, some hundred at a time. */
  putBefore: (moment: Date) => AsyncIterable<readonly string[]>
}

/** A shop that changed its storage: new files go to the first, old ones are still found in the second. */
export const layeredStorage = (first: FileStorage, second: FileStorage): FileStorage => ({
  put: first.put,
  get: async (key) => (await first.get(key)) ?? second.get(key),
  remove: async (keys) => {
    await first.remove(keys)
    await second.remove(keys)
  },
  async *putBefore(moment) {
    yield* first.putBefore(moment)
    yield* second.putBefore(moment)
  },
})
