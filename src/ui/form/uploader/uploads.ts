/** A picture that reached the gateway. */
export type Uploaded = { id: string; url: string }

/** Sends one picture of the device; tells from 0 to 1 how far it is, and stops when the signal says so. `key` is the picture's, however often it is tried. */
export type SendPicture = (
  path: string,
  options: { onProgress: (part: number) => void; signal: AbortSignal; key: string },
) => Promise<Uploaded>

/** A picture under way, or one that failed and says why. */
export type Sending = { key: string; path: string; progress: number; why?: string | undefined; small?: string }

/** Milliseconds a picture may take (specification 1, section 9). */
export const UPLOAD_LIMIT = 15_000

/** Long side in points and quality of what is sent: enough to read a prescription by. */
export const RESIZED = { side: 1600, quality: 0.8 }

/** Rejects as soon as the signal says so, whether or not the sender listens to it. */
export const orAborted = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(Object.assign(new Error('aborted'), { code: 'ABORTED' }))),
    ),
  ])
