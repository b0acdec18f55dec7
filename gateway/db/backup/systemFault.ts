type SystemFault = { code: string; syscall: string; path?: string | undefined }

/** What the operating system said of a file; nothing for any other fault. */
export function systemFault(error: unknown): SystemFault | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error && 'syscall' in error)) return undefined
  const path = 'path' in error && typeof error.path === 'string' ? error.path : undefined
  return { code: String(error.code), syscall: String(error.syscall), path }
}
