import Taro from '@tarojs/taro'
import type { AddToCalendar } from './types'

export const canAddToCalendar: boolean = true

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000)

/** One after the other: WeChat shows one question at a time. */
export const addToCalendar: AddToCalendar = async (events) => {
  for (const { title, from, until } of events)
    await Taro.addPhoneRepeatCalendar({
      title,
      startTime: seconds(from),
      repeatInterval: 'day',
      ...(until && { repeatEndTime: seconds(until) }),
    })
}
