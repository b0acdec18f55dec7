import { useEffect, useRef, type KeyboardEvent } from 'react'
import type { Me } from '../../contract/staff'
import { LoginPage } from './LoginPage'

/** A modal dialog of the browser's own: it lies above drawers and dialogs of the page, hides them, and nothing below it is reached by key or pointer. */
export function LockScreen({ me }: { me: Me }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    // His login name is filled in: the password is what is missing.
    dialog.current?.querySelector<HTMLInputElement>('input[type=password]')?.focus()
  }, [])
  const keepOpen = (event: KeyboardEvent) => {
    if (event.key === 'Escape') event.preventDefault()
  }
  return (
    <dialog className="lock" ref={dialog} aria-label="工作台已锁定" onKeyDown={keepOpen} onCancel={(event) => event.preventDefault()}>
      <LoginPage before={me} />
    </dialog>
  )
}
