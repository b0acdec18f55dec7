import jsQR from 'jsqr'
import sharp from 'sharp'

/** What a camera reads in the QR code on a picture; nothing where it sees none. */
export async function codeOn(picture: Buffer | string): Promise<string | undefined> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
}
