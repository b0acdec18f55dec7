import { shopWhen } from './shopTime'

type Online = { online: boolean; changesAt: string | null }

/** Whether somebody answers at `now`, in milliseconds of the gateway's clock: what was told may be from before it turned. */
export const isOnline = ({ online, changesAt }: Online, now: number): boolean =>
  online !== (changesAt !== null && now >= Date.parse(changesAt))
/** Whether somebody answers, and until or from when, in words. What comes after a turn is not known before it is asked for. */
export function onlineText(told: Online, now: number): string {
  const { changesAt } = told
  const when = changesAt !== null && now < Date.parse(changesAt) ? shopWhen(changesAt, now) : undefined
  if (isOnline(told, now)) return when === undefined ? '现在在线' : `现在在线，到 ${when}`
  return when === undefined ? '现在休息' : `现在休息，${when} 起在线`
}
