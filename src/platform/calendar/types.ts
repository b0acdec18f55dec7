/** Something that comes back every day at a time of the shop's clock. */
export type DailyEvent = {
  /** On the phone's calendar, which others see: neither a medicine nor a person. */
  title: string
  /** Its first time. */
  from: Date
  /** The moment after which it does not come back; without one it does until it is deleted. */
  until?: Date | undefined
}

/** Puts events on the phone's calendar; the shopper sees and allows it. */
export type AddToCalendar = (events: readonly DailyEvent[]) => Promise<void>
