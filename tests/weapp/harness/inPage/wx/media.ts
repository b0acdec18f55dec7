import { addressOf, fileAt, keepFile } from './fileSystem'
import type { Calls } from './given'
import { demandPermission } from './permission'
import { withConsent } from './privacy'

type Chosen = Array<{ content: Blob; ending: string }>
let next: Chosen | undefined

/** What the shopper will choose or photograph next; without it, one small picture. */
export const chooseNext = (pictures: string[]) => {
  next = pictures.map((base64) => ({
    content: new Blob([Uint8Array.from(atob(base64), (at) => at.charCodeAt(0))], { type: 'image/png' }),
    ending: 'png',
  }))
}

const album: string[] = []

/** What was put into the album so far, in base64. */
export const pictureAlbum = () => album

const base64Of = async (file: Blob) =>
  btoa(Array.from(new Uint8Array(await file.arrayBuffer()), (byte) => String.fromCharCode(byte)).join(''))

async function picture(): Promise<Chosen[number]> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 32, height: 32 })
  canvas.getContext('2d')?.fillRect(8, 8, 16, 16)
  return { content: await new Promise<Blob>((resolve) => canvas.toBlob((blob) => resolve(blob ?? new Blob()))), ending: 'png' }
}

async function choose(count: unknown): Promise<Array<{ path: string; size: number }>> {
  const chosen = next ?? [await picture()]
  next = undefined
  if (!chosen.length) throw new Error('cancel')
  return chosen.slice(0, Number(count ?? 9)).map(({ content, ending }) => ({ path: keepFile(content, ending), size: content.size }))
}

/** Camera and album. */
export const mediaCalls: Calls = {
  chooseImage: withConsent('chooseImage', async ({ count }) => {
    const tempFiles = await choose(count)
    return { tempFilePaths: tempFiles.map(({ path }) => path), tempFiles }
  }),
  chooseMedia: withConsent('chooseMedia', async ({ count, sourceType }) => {
    // Where WeChat's sheet asks first, the shopper may go to the album.
    if (JSON.stringify(sourceType) === '["camera"]') demandPermission('scope.camera')
    const files = await choose(count)
    return { type: 'image', tempFiles: files.map(({ path, size }) => ({ tempFilePath: path, size, fileType: 'image' })) }
  }),
  previewImage: ({ urls }) => {
    if (!(urls as string[] | undefined)?.length) throw new Error('urls is empty')
  },
  async getImageInfo({ src }) {
    const image = Object.assign(new Image(), { src: addressOf(String(src)) })
    await image.decode()
    return { width: image.naturalWidth, height: image.naturalHeight, path: String(src), orientation: 'up', type: 'png' }
  },
  compressImage: ({ src }) => ({ tempFilePath: keepFile(fileAt(String(src)), 'jpg') }),
  canvasToTempFilePath: ({ canvas }) =>
    new Promise((resolve, reject) => {
      if (!(canvas instanceof HTMLCanvasElement)) throw new Error('canvas is empty')
      canvas.toBlob((blob) => (blob ? resolve({ tempFilePath: keepFile(blob, 'png') }) : reject(new Error('tainted canvas'))))
    }),
  saveImageToPhotosAlbum: withConsent('saveImageToPhotosAlbum', async ({ filePath }) => {
    demandPermission('scope.writePhotosAlbum')
    album.push(await base64Of(fileAt(String(filePath))))
  }),
}
