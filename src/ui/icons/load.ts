import './core.scss'
import './more.scss'

/** The mini-program carries every icon in its main package. */
export const needIcon = (_name: string) => undefined
