import type { FetchFile } from './types'

/** Has the browser download a file; the page and its address stay as they are. */
export const fetchFile: FetchFile = ({ path, fileName }) => {
  Object.assign(document.createElement('a'), { href: path, download: fileName, referrerPolicy: 'no-referrer' }).click()
  return Promise.resolve()
}
