const KEY = 'qinghe.reloadedBuild'

/**
 * Reloads the shop where a script or style sheet is no longer on the server: a deployment took it away while this page was open, and the new
 * page knows the new files. Once for each build, so that a server that lost files for good leads into no loop. False where the network is to
 * blame.
 */
export async function reloadWhereGone(error: unknown): Promise<boolean> {
  // Webpack names the address on its error.
  const address = error instanceof Error && 'request' in error ? String(error.request) : undefined
  if (address === undefined || !(await isGone(address)) || !isFirst()) return false
  location.reload()
  return true
}

/** Answered, and not with the file: with 404, or by a server that answers every address with the page. */
const isGone = (address: string) =>
  fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status, headers }) => status === 404 || status === 410 || /html/.test(headers.get('content-type') ?? ''),
    () => false,
  )

/** Whether this tab was not reloaded for this build yet. Where nothing is kept it counts as reloaded: a failure is better than a loop. */
function isFirst(): boolean {
  const build = document.querySelector('script[src*="/app."]')?.getAttribute('src') ?? 'unknown'
  try {
    const known = sessionStorage.getItem(KEY)
    sessionStorage.setItem(KEY, build)
    return known !== build
  } catch {
    return false
  }
}
