import { host } from './host'

type Picture = {
  /** A PNG as a data URL. */
  image: string
  title: string
}

/** Keeps a picture: an app on an iPhone puts it into the album, where a page cannot; anything else downloads it. True for the album. */
export async function savePicture({ image, title }: Picture): Promise<boolean> {
  if (host.native && host.system === 'ios') {
    const [{ ask }, { answered }] = await Promise.all([import('./native/ask'), import('./native/answered')])
    if (await answered(ask('savePicture', { png: image.slice(image.indexOf(',') + 1) }))) return true
  }
  const link = document.createElement('a')
  Object.assign(link, { href: image, download: `${title}.png` })
  link.click()
  return false
}
