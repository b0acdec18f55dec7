import { shopWhen } from './time'

type Online = { online: boolean; changesAt: string | null }

/** Whether somebody answers at `now`, in milliseconds of the gateway's clock: what was told may be from before it turned. */
export const isOnline = ({ online, changesAt }: Online, now: number): boolean =>
  online !== (changesAt !== null && now >= Date.parse(changesAt))
/** Whether somebody answers, and until or from when, in words. What comes after a turn is not known before it is asked for. */
export function onlineText(told: Online, now: number): string {
  const { changesAt } = told
  const when = changesAt !== null && now < Date.parse(changesAt) ? shopWhen(changesAt, now) : undefined
  if (isOnline(told, now)) return when === undefined ? '在线' : `在线 · 服务至 ${when}`
  return when === undefined ? '休息中' : `休息中 · ${when} 开始服务`
}
