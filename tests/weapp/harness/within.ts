/** Waits for `promise` so many milliseconds at most. A mini-program that never ends its turn keeps the browser from answering at all. */
export async function within<T>(most: number, what: string, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} did not end within ${most / 1000} s.`)), most)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
