export type PosterProps = {
  /** What is shared: a whole address of its picture, of this shop's own origin. */
  picture?: string
  /** Instead of a picture what it is worth, in large letters, and from when on. */
  worth?: string
  condition?: string
  title: string
  text?: string | undefined
  cents?: number
  /** The whole address its QR code leads to. */
  address?: string
}

/** Points of the poster, and its dots for each: large enough to print at the size of a card. */
export const POSTER = { width: 300, height: 460, dots: 3 }
