import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { last } from '@/lib/last'
import { pageTop, scrollPage, watchPageHeight } from '@/platform/pageScroll'
import { useDomId } from '@/ui/element/domId'
import { distanceBelow, observe } from '@/ui/element/seen'
import type { Row } from './threadRows'

/** Below the end of any page. */
const END = 1e7

type Place = {
  rows: readonly Row[]
  /** Nothing is shown before the record was read. */
  isReady: boolean
  /** Reads what comes before; calls back right before it is shown. */
  loadEarlier: (beforeShown: () => Promise<void>) => Promise<void>
  /** At the foot, or not any more. */
  onFoot: (isAtFoot: boolean) => void
}

const toFoot = () => scrollPage(END)

const isOwn = (row: Row | undefined) => row?.kind === 'outgoing' || (row?.kind === 'message' && row.message.sender === 'member')

/**
 * Where on a conversation one stands: at its foot what comes moves it on, further up nothing does, and what is put above moves nothing either.
 * Gives the ids of the marks at its head and its foot.
 */
export function usePlace({ rows, isReady, loadEarlier, onFoot }: Place) {
  const [head, foot] = [useDomId('head'), useDomId('foot')]
  const isAtFoot = useRef(true)
  const [isPlaced, setPlaced] = useState(false)
  // A row whose message is stored stays the same row.
  const newestKey = last(rows)?.key
  const newest = useRef(last(rows))
  newest.current = last(rows)
  useLayoutEffect(() => {
    if (!isReady || !(isAtFoot.current || isOwn(newest.current))) return
    toFoot()
    setPlaced(true)
  }, [isReady, newestKey])
  const stay = useCallback(() => {
    if (isAtFoot.current) toFoot()
  }, [])
  useEffect(() => watchPageHeight(stay), [stay])
  const told = useRef(onFoot)
  told.current = onFoot
  useEffect(() => {
    if (!isReady) return undefined
    return observe(foot, 0, ({ near }) => {
      isAtFoot.current = near
      told.current(near)
    })
  }, [foot, isReady])
  const { more } = useEarlier({ rows, head, foot, isPlaced, loadEarlier })
  return { head, foot, toFoot, stay, more }
}

type Earlier = Pick<Place, 'rows' | 'loadEarlier'> & { head: string; foot: string; isPlaced: boolean }

/** Reads what comes before when the head comes near, and keeps what is looked at where it is: as far from the foot as before. */
function useEarlier({ rows, head, foot, isPlaced, loadEarlier }: Earlier) {
  const before = useRef<number>(undefined)
  const read = useRef(loadEarlier)
  read.current = loadEarlier
  const more = useCallback(
    () =>
      read.current(async () => {
        before.current = await distanceBelow(foot)
      }),
    [foot],
  )
  const first = rows[0]?.key
  useLayoutEffect(() => {
    const was = before.current
    before.current = undefined
    if (was !== undefined) void keepFrom(foot, was)
  }, [first, foot])
  useEffect(() => {
    if (!isPlaced) return undefined
    // What fails here is asked for by the button that stands there.
    return observe(head, 0, ({ near }) => near && void more().catch(() => undefined))
  }, [head, isPlaced, first, more])
  return { more }
}

async function keepFrom(foot: string, distance: number) {
  const top = await pageTop()
  const now = await distanceBelow(foot)
  if (now !== undefined) scrollPage(top + now - distance)
}
