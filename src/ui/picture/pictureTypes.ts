export type PictureProps = {
  src: string
  /** What is to be seen; nothing for decoration and for what stands beside its name. */
  alt?: string
  fit?: 'contain' | 'cover'
  /** On the first screen. */
  eager?: boolean | undefined
  className?: string
  onLoad?: () => void
  onError?: () => void
}
