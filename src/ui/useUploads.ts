import { useEffect, useRef, useState } from 'react'
import { reasonOf } from './reason'
import { shrunk } from './shrunk'
import { orAborted, UPLOAD_LIMIT, type SendPicture, type Sending, type Uploaded } from './uploads'

let count = 0

/** Pictures on their way: each shrunk, sent within 15 s, called off or tried again on its own. Leaving the page calls all of them off. */
export function useUploads({ send, onSent }: { send: SendPicture; onSent: (picture: Uploaded) => void }) {
  const [sending, setSending] = useState<readonly Sending[]>([])
  const stops = useRef(new Map<string, AbortController>())
  const told = useRef(onSent)
  told.current = onSent
  useEffect(() => () => stops.current.forEach((stop) => stop.abort()), [])

  const put = (key: string, change: Partial<Sending>) =>
    setSending((all) => all.map((one) => (one.key === key ? { ...one, ...change } : one)))
  const drop = (key: string) => setSending((all) => all.filter((one) => one.key !== key))

  const start = async (key: string, path: string) => {
    const stop = new AbortController()
    stops.current.set(key, stop)
    put(key, { progress: 0, why: undefined })
    const clock = { ranOut: false }
    const timer = setTimeout(() => {
      clock.ranOut = true
      stop.abort()
    }, UPLOAD_LIMIT)
    try {
      const work = shrunk(path).then((small) => send(small, { onProgress: (progress) => put(key, { progress }), signal: stop.signal }))
      const picture = await orAborted(work, stop.signal)
      drop(key)
      told.current(picture)
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
      const fresh = paths.map((path) => ({ key: `upload-${(count += 1)}`, path, progress: 0 }))
      setSending((all) => [...all, ...fresh])
      for (const { key, path } of fresh) void start(key, path)
    },
    retry: ({ key, path }: Sending) => start(key, path),
    cancel: ({ key }: Sending) => {
      drop(key)
      stops.current.get(key)?.abort()
    },
  }
}
