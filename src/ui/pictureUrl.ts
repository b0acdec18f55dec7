/** Where pictures come from: the site itself on H5, the gateway's host in the mini-program. */
const ORIGIN = API_BASE.replace(/\/api$/, '')

/** The address of a picture in one of its two widths. The gateway names pictures without a width; a file's name and a whole address are taken as they are. */
export function pictureUrl(name: string, width: 400 | 750 = 400): string {
  if (!name.startsWith('/')) return name
  return /\.\w+(\?|$)/.test(name) ? ORIGIN + name : `${ORIGIN}${name}-${width}.webp`
}
