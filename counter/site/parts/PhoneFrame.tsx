import { useEffect, useRef, useState, type CSSProperties } from 'react'

/** What the shop’s page takes to be the width of its phone, in CSS pixels. */
const WIDTH = 375
/** Milliseconds after a page has loaded until what it shows has been asked for and drawn. */
const DRAWN_MS = 500

/** A phone around a page of the shop, as large as there is room. The page before stays until the next one is drawn. */
export function PhoneFrame({ address }: { address: string }) {
  const [shown, setShown] = useState<string>()
  const { ref, scale } = useScale()
  const frames = [...new Set([shown, address])].filter((one) => one !== undefined)
  return (
    <div ref={ref} className="phone" style={{ '--scale': scale } as CSSProperties}>
      <div className="phone-bar" aria-hidden>
        9:41
        <span className="phone-battery" />
      </div>
      <div className="phone-screen">
        {frames.map((one) => (
          <ShopFrame key={one} address={one} isShown={one === (shown ?? address)} onDrawn={setShown} />
        ))}
      </div>
    </div>
  )
}

type FrameProps = { address: string; isShown: boolean; onDrawn: (address: string) => void }

/** It runs as the shop does, and leads the counter itself nowhere. */
function ShopFrame({ address, isShown, onDrawn }: FrameProps) {
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    if (!isLoaded) return undefined
    const timer = setTimeout(() => onDrawn(address), DRAWN_MS)
    return () => clearTimeout(timer)
  }, [isLoaded, address, onDrawn])
  return (
    <iframe
      className="phone-frame"
      title={isShown ? '店里的样子' : '正在更新的样子'}
      aria-hidden={!isShown}
      src={address}
      sandbox="allow-scripts allow-same-origin allow-forms"
      referrerPolicy="no-referrer"
      onLoad={() => setLoaded(true)}
    />
  )
}

/** How much smaller than a phone the room is, never larger. */
function useScale() {
  const ref = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(1)
  useEffect(() => {
    if (!ref.current || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(([entry]) => entry && setScale(Math.min(1, entry.contentRect.width / WIDTH)))
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return { ref, scale }
}
