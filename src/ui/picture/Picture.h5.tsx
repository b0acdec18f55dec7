import { useEffect, useRef } from 'react'
import type { PictureProps } from './pictureTypes'

/** React 18 does not know the attribute yet. */
const FIRST = { fetchpriority: 'high' }

/** A picture from the network: fetched when it comes near, unless it is on the first screen. */
export function Picture({ src, alt = '', fit = 'contain', eager, className, onLoad, onError }: PictureProps) {
  const image = useRef<HTMLImageElement>(null)
  const failed = useRef(onError)
  failed.current = onError
  // Of a page that came rendered it may have failed before React listened.
  useEffect(() => {
    if (image.current?.complete && image.current.currentSrc && image.current.naturalWidth === 0) failed.current?.()
  }, [])
  return (
    <img
      ref={image}
      className={className}
      src={src}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      {...(eager && FIRST)}
      decoding="async"
      draggable={false}
      style={{ objectFit: fit }}
      onLoad={onLoad}
      onError={onError}
    />
  )
}
