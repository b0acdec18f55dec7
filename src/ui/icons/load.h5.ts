import './core.scss'
import { CORE, type IconName } from './names'

let asked = false

/** The icons of the first screen are in its style sheet; the first other one fetches the rest. */
export function needIcon(name: IconName) {
  if (asked || CORE.has(name)) return
  asked = true
  void import('./more.scss').catch(() => (asked = false))
}
