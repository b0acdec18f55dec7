import sharp from 'sharp'

/** Points of the short side below which nobody reads handwriting. */
const MIN_SIDE = 400
/** A picture is measured at this width, so that a figure means the same for each. */
const MEASURED_WIDTH = 800
/** Mean brightness, 0 to 255, below which ink and paper run together. */
const MIN_BRIGHTNESS = 70
/** How much neighbouring points differ (standard deviation of the Laplacian): writing in focus is far above. */
const MIN_SHARPNESS = 6
const LAPLACIAN = { width: 3, height: 3, kernel: [0, 1, 0, 1, -4, 1, 0, 1, 0], offset: 128 }

/** What makes a picture hard to read: its size, its light or its focus; undefined where none of them does. */
export async function legibilityProblem(jpeg: Uint8Array): Promise<'small' | 'dark' | 'blurred' | undefined> {
  const { width, height } = await sharp(jpeg).metadata()
  if (Math.min(width, height) < MIN_SIDE) return 'small'
  const grey = await sharp(jpeg).resize({ width: MEASURED_WIDTH, withoutEnlargement: true }).greyscale().png().toBuffer()
  const brightness = (await sharp(grey).stats()).channels[0]?.mean ?? 0
  if (brightness < MIN_BRIGHTNESS) return 'dark'
  const edges = await sharp(grey).convolve(LAPLACIAN).png().toBuffer()
  const sharpness = (await sharp(edges).stats()).channels[0]?.stdev ?? 0
  return sharpness < MIN_SHARPNESS ? 'blurred' : undefined
}
