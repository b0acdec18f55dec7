import { choosePictures } from '@/platform/choosePictures'
import type { PictureSource } from '@/platform/choosePictures/PictureSource'
import { askToAllow } from '../../feedback/askToAllow'

const CLOSED = {
  title: '相机或相册没有打开',
  text: '请在小程序设置里允许使用摄像头和相册。已经允许了还不行的话，到手机的“设置 › 微信”里打开。',
}

/** Paths of pictures that the shopper photographs or chooses, at most `count`; where he has closed camera or album to us, he is led to opening it. */
export const askForPictures = (count: number, from?: PictureSource) => choosePictures(count, from).catch(askToAllow(CLOSED))
