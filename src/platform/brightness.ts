import Taro from '@tarojs/taro'

/** One after the other: what the screen was is asked while it is so. */
let done: Promise<unknown> = Promise.resolve()

/** Makes the screen as bright as it goes, for what is scanned from it; the answer makes it what it was. A telephone that refuses stays as it is. */
export function brighten(): () => void {
  let before: number | undefined
  const set = (value: number) => Taro.setScreenBrightness({ value })
  const then = (act: () => Promise<unknown>) => void (done = done.then(act).catch(() => undefined))
  then(async () => {
    before = (await Taro.getScreenBrightness()).value
    await set(1)
  })
  return () =>
    then(async () => {
      if (before !== undefined) await set(before)
    })
}
