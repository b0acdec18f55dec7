import { host } from '../host'
import { calendarFile } from './calendarFile'
import type { AddToCalendar } from './types'

/** WeChat and the apps open no files of a page; a browser hands a calendar's file to the calendar. */
export const canAddToCalendar: boolean = host.kind === 'browser'

export const addToCalendar: AddToCalendar = (events) => {
  const file = new Blob([calendarFile(events, new Date())], { type: 'text/calendar;charset=utf-8' })
  const href = URL.createObjectURL(file)
  const link = document.createElement('a')
  Object.assign(link, { href, download: 'reminders.ics' })
  link.click()
  URL.revokeObjectURL(href)
  return Promise.resolve()
}
