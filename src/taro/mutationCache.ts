/*
 * Stands in for TanStack Query's MutationCache in the H5 build (config/patches.ts). Every write of ours goes through `api/write`, which
 * keeps its idempotency key and never queues: Query's own mutations are never made. Saves 1.7 KB gzip.
 */

/** The part of it that a QueryClient calls by itself. */
export class MutationCache {
  clear() {
    return undefined
  }

  findAll(): never[] {
    return []
  }

  resumePausedMutations(): Promise<void> {
    return Promise.resolve()
  }
}
