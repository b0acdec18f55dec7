/** What a failed import says of packages that are not installed, or are another system's; nothing of any other fault. */
export function missingPackages(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const isMissing = 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND'
  // sharp tells in its own words that the files of this system are not there.
  if (!isMissing && !error.message.startsWith('Could not load the "sharp" module')) return undefined
  return '没有安装网关运行所需的包：请在程序的目录（有 package-lock.json）里运行 npm ci --omit=dev --ignore-scripts。'
}
