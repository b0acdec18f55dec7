import { words } from './builtins/builtin'

/** Words of a panel. */
export const paragraph = (text: unknown) => Object.assign(document.createElement('p'), { textContent: words(text) })
