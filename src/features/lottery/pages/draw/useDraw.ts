import { useState } from 'react'
import { invalidate, mayPass, refetch } from '@/api/queries'
import { read } from '@/api/read'
import { write } from '@/api/write'
import { lottery, type Drawn, type LotteryPrize } from '@/contract/lottery'
import { newKey } from '@/platform/device'
import { alert } from '@/ui/feedback/dialog'
import { toast } from '@/ui/feedback/toast'
import { openDraw } from './openDraw'
import { tellResult } from './tellResult'
import { useSpin } from './useSpin'

/** Specification 1, section 8. */
const NETWORK_DOWN = 'Hey! your network is down'
const UNKNOWN = '还不知道这一次抽中了什么。请点「查看结果」，不会多用次数。'

type Of = { activityId: string; prizes: readonly LotteryPrize[] }

/**
 * Draws: the result is fetched first, then the light lands on it. Where the answer got lost the button asks for that draw, by its key, before
 * another is possible.
 */
export function useDraw({ activityId, prizes }: Of) {
  const { lit, spin, putOut } = useSpin()
  const [isDrawing, setDrawing] = useState(false)
  const [isUnknown, setUnknown] = useState(() => openDraw.read(activityId) !== undefined)
  const settled = () => {
    openDraw.drop(activityId)
    setUnknown(false)
  }
  const lost = (key: string) => {
    openDraw.keep(activityId, key)
    setUnknown(true)
    return alert({ title: NETWORK_DOWN, text: UNKNOWN, icon: 'warning' })
  }
  const show = async (drawn: Drawn) => {
    const place = prizes.findIndex(({ id }) => id === drawn.prizeId)
    if (place >= 0 && !(await spin(place))) return
    // Who won last is told once the light stands.
    void refetch(lottery.jackpot)
    await tellResult(drawn, prizes[place])
  }
  /** Undefined where it is not known whether anything was drawn. */
  const drawn = async (open: string | undefined): Promise<Drawn | null | undefined> => {
    const key = open ?? newKey()
    try {
      const answer = open
        ? (await read(lottery.prize, { query: { activityId, key } })).drawn
        : await write(lottery.draw, { body: { activityId, key } }, key)
      settled()
      return answer
    } catch (error) {
      if (!mayPass(error)) throw error
      await lost(key)
      return undefined
    }
  }
  const press = async () => {
    if (isDrawing) return
    setDrawing(true)
    putOut()
    try {
      const open = openDraw.read(activityId)
      const result = await drawn(open)
      if (open !== undefined) void invalidate(lottery.draw)
      if (result) await show(result)
      if (result === null) toast('上一次没有抽成，次数还在')
    } finally {
      setDrawing(false)
    }
  }
  return { lit, isDrawing, isUnknown, press }
}
