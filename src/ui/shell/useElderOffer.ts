import { useEffect } from 'react'
import { storage } from '@/platform/storage'
import { confirm } from '../feedback/dialog'
import { useElder } from '../text/elder'
import { textSize } from '../text/typeScale'

const KEY = 'elderOffered'
/** WeChat's and iOS's second step above plain text, browsers' first. */
const LARGE = 1.2

const isDue = (scale: number) => scale >= LARGE && storage.read(KEY) !== true && storage.read('elder') === undefined

/** Offers the elder version, once, to whoever chose large text in the system (PAGES, C4). Said no, the switch stays where it is. */
export function useElderOffer(scale = textSize.scale) {
  useEffect(() => {
    if (isDue(scale)) void offer()
  }, [scale])
}

async function offer() {
  storage.write(KEY, true)
  const wanted = await confirm({
    title: '换成关怀版吗？',
    text: '您的手机用的是大号文字。关怀版字更大、按钮更大、没有广告，随时可以在首页右上角换回来。',
    yes: '换成关怀版',
    no: '先不用',
  })
  if (wanted) useElder.getState().setElder(true)
}
