import { useEffect, useRef } from 'react'
import { isCounterLocked } from '../client/lock'
import { KEYS, type KeyName } from './keys'
import { areKeysOn } from './keysOn'

/** What a key does, by its name in `KEYS`, or by itself: `1`. */
export type KeyHandlers = { readonly [Key in KeyName | `${number}`]?: (() => void) | undefined }

type Listening = { current: KeyHandlers }
/** Of whom is on screen, the last one on top. */
const listening: Listening[] = []

const nameOf = (key: string) => (Object.keys(KEYS) as KeyName[]).find((name) => KEYS[name].key === key)

/** Where keys are text, or the browser's own. */
const takesText = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable="true"], [role="combobox"]') !== null
/** Enter presses what has the focus. */
const isPressed = (target: EventTarget | null, key: string) =>
  key === 'enter' && target instanceof Element && target.closest('a, button, [role="button"], [role="radio"]') !== null

function onKey(event: KeyboardEvent) {
  const { target, isComposing, ctrlKey, metaKey, altKey } = event
  const key = event.key.toLowerCase()
  if (isComposing || ctrlKey || metaKey || altKey || takesText(target) || isPressed(target, key)) return
  if (isCounterLocked() || !areKeysOn()) return
  const name = nameOf(key) ?? (key as `${number}`)
  const handler = [...listening].reverse().find(({ current }) => current[name] !== undefined)?.current[name]
  if (!handler) return
  event.preventDefault()
  handler()
}

/** Takes single keys as long as the part is on screen; of several that take one, the part that came last gets it. */
export function useKeys(handlers: KeyHandlers) {
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  useEffect(() => {
    if (listening.push(latest) === 1) document.addEventListener('keydown', onKey)
    return () => {
      listening.splice(listening.indexOf(latest), 1)
      if (listening.length === 0) document.removeEventListener('keydown', onKey)
    }
  }, [])
}
