import { RESIZED } from './uploads'

/** The picture in a size worth sending, as JPEG; what the browser cannot draw is sent as it is, for the gateway to judge. */
export async function resizeImage(path: string): Promise<string> {
  const picture = await load(path)
  if (!picture) return path
  const scale = RESIZED.side / Math.max(picture.naturalWidth, picture.naturalHeight)
  if (!(scale < 1)) return path
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.naturalWidth * scale)
  canvas.height = Math.round(picture.naturalHeight * scale)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', RESIZED.quality))
  return blob ? URL.createObjectURL(blob) : path
}

const load = (path: string) =>
  new Promise<HTMLImageElement | undefined>((resolve) => {
    const picture = new Image()
    picture.onload = () => resolve(picture)
    picture.onerror = () => resolve(undefined)
    picture.src = path
  })
