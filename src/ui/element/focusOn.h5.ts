/** Moves the keyboard's place to an element, and the page with it. */
export function focusOn(id: string) {
  document.getElementById(id)?.focus()
}
