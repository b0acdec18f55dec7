import { useLayers } from './layerStore'

/** Milliseconds (specification 1, section 9). */
const TOAST = 2000
const NOTIFICATION = 1500

let count = 0
let timer: ReturnType<typeof setTimeout> | undefined

function show(text: string, milliseconds: number, icon?: 'check') {
  clearTimeout(timer)
  count += 1
  useLayers.setState({ toast: { id: count, text, icon } })
  timer = setTimeout(() => useLayers.setState({ toast: undefined }), milliseconds)
}

/** A light success that needs no answer, for 2 s. One at a time: the newer takes the older's place. Never for an error. */
export const toast = (text: string, { icon }: { icon?: 'check' } = {}) => show(text, TOAST, icon)

/** A passing notice, for 1.5 s. */
export const notify = (text: string) => show(text, NOTIFICATION)
