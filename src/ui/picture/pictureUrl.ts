import { SHOP_ORIGIN } from '@/platform/shopOrigin'

/** The address of a picture in one of its two widths. The gateway names pictures without a width; a file's name and a whole address are taken as they are. */
export function pictureUrl(name: string, width: 400 | 750 = 400, format: 'webp' | 'jpg' = 'webp'): string {
  if (!name.startsWith('/')) return name
  return /\.\w+(\?|$)/.test(name) ? SHOP_ORIGIN + name : `${SHOP_ORIGIN}${name}-${width}.${format}`
}
