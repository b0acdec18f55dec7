import { useEffect, useRef, useState } from 'react'
import { newKey } from '@/platform/device'
import { reasonOf } from '../../feedback/reason'
import { resizeImage } from './resizeImage'
import { orAborted, UPLOAD_LIMIT, type SendPicture, type Sending, type Uploaded } from './uploads'

/** Pictures on their way: each shrunk, sent within 15 s, called off or tried again on its own. Leaving the page calls all of them off. */
export function useUploads({ send, onSent }: { send: SendPicture; onSent: (picture: Uploaded, key: string) => void }) {
  const [sending, setSending] = useState<readonly Sending[]>([])
  const stops = useRef(new Map<string, AbortController>())
  const told = useRef(onSent)
  told.current = onSent
  useEffect(() => () => stops.current.forEach((stop) => stop.abort()), [])

  const put = (key: string, change: Partial<Sending>) =>
    setSending((all) => all.map((one) => (one.key === key ? { ...one, ...change } : one)))
  const drop = (key: string) => setSending((all) => all.filter((one) => one.key !== key))

  const start = async ({ key, path, small: made }: Sending) => {
    const stop = new AbortController()
    stops.current.set(key, stop)
    put(key, { progress: 0, why: undefined })
    const clock = { ranOut: false }
    const timer = setTimeout(() => {
      clock.ranOut = true
      stop.abort()
    }, UPLOAD_LIMIT)
    try {
      // Made once: the same picture goes under the same key when it is tried again.
      const small = made ?? (await orAborted(resizeImage(path), stop.signal))
      put(key, { small })
      const work = send(small, { onProgress: (progress) => put(key, { progress }), signal: stop.signal, key })
      const picture = await orAborted(work, stop.signal)
      drop(key)
      told.current(picture, key)
    } catch (error) {
      if (stop.signal.aborted && !clock.ranOut) return
      put(key, { why: clock.ranOut ? '上传超时，请重试' : (reasonOf(error) ?? '没有传上，请重试') })
    } finally {
      clearTimeout(timer)
      stops.current.delete(key)
    }
  }
  return {
    sending,
    add: (paths: readonly string[]) => {
      const fresh = paths.map((path) => ({ key: newKey(), path, progress: 0 }))
      setSending((all) => [...all, ...fresh])
      for (const one of fresh) void start(one)
      return fresh.map(({ key }) => key)
    },
    retry: (one: Sending) => start(one),
    cancel: ({ key }: Sending) => {
      drop(key)
      stops.current.get(key)?.abort()
    },
  }
}
