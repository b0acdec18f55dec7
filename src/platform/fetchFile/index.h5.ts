import type { OneTimeFile } from './types'

/** Has the browser download a file; the page and its address stay as they are. */
export function fetchFile({ path, fileName }: OneTimeFile) {
  const link = Object.assign(document.createElement('a'), { href: path, download: fileName, referrerPolicy: 'no-referrer' })
  link.click()
}
