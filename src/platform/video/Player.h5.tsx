import { useEffect, useRef } from 'react'
import type { PlayerProps } from './playerTypes'

/** It draws the captions itself. */
export const SHOWS_CUES: boolean = true

/** The browser's own player with Chinese captions; out of sight it stands still. Its first sound is a shopper's tap. */
export function Player({ className, src, poster, title, cues, startAt, seen, onPlace, onBroken }: PlayerProps) {
  const box = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const player = box.current
    if (!player) return undefined
    const track = player.addTextTrack('captions', '中文', 'zh')
    track.mode = 'showing'
    for (const { from, to, text } of cues) track.addCue(new VTTCue(from, to, text))
    // A browser that wants one more tap shows its own play button.
    player.play().catch(() => undefined)
    const leave = () => document.visibilityState === 'hidden' && player.pause()
    document.addEventListener('visibilitychange', leave)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      player.pause()
    }
  }, [cues])
  useEffect(() => {
    if (!seen) box.current?.pause()
  }, [seen])
  const seekToStart = () => {
    if (box.current && startAt > 0) box.current.currentTime = startAt
  }
  return (
    <video
      ref={box}
      className={className}
      src={src}
      poster={poster}
      aria-label={title}
      controls
      playsInline
      preload="auto"
      onLoadedMetadata={seekToStart}
      onTimeUpdate={({ currentTarget }) => onPlace(currentTarget.currentTime)}
      onError={onBroken}
    />
  )
}
