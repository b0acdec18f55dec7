import type { Drawing } from './templates'

/** A node of Taro's tree as it travels to WeChat. */
export type TaroNode = { nn?: string; sid?: string; uid?: string; v?: string; cl?: string; cn?: TaroNode[] } & Record<string, unknown>

/** What a shopper can notice of an element. */
export type Seen = {
  id: string
  tag: string
  role: string
  /** What it is called: its label without the state that WeChat has said in it, else its words. */
  name: string
  text: string
  placeholder: string
  src: string
  isOn: boolean
  isDisabled: boolean
  children: Seen[]
  /** What it stands in; nothing for the whole page. */
  parent?: Seen
}

const STATES = /，(已选中|未选中|已展开|已收起|不可用)/g
const asText = (value: unknown) => (typeof value === 'string' ? value : '')

/** A page's tree of data as what it shows. */
export function seenIn(node: TaroNode, drawings: ReadonlyMap<string, Drawing>): Seen {
  const children = (node.cn ?? []).map((child) => seenIn(child, drawings))
  const { tag = '', slots = {} } = drawings.get(node.nn ?? '') ?? {}
  const of = (name: string) => asText(node[slots[name] ?? ''])
  const label = of('aria-label')
  const text = (asText(node.v) + children.map((child) => child.text).join('')).replace(/\s+/g, ' ')
  const isMarked = children.some((child) => child.isOn && child.tag !== '' && child.role === '')
  const own: Seen = {
    id: node.uid ?? node.sid ?? '',
    tag,
    role: of('aria-role'),
    name: label === '' ? text : label.replace(STATES, ''),
    text,
    placeholder: of('placeholder'),
    src: of('src'),
    isOn: label.includes('，已选中') || /(^|\s)q-check .*\bon\b/.test(asText(node.cl)) || isMarked,
    isDisabled: label.includes('，不可用'),
    children,
  }
  for (const child of children) child.parent = own
  return own
}

const everything = (seen: Seen): Seen[] => [seen, ...seen.children.flatMap(everything)]
const says = (words: string | RegExp, exact: boolean) => (text: string) =>
  words instanceof RegExp ? words.test(text.trim()) : exact ? text.trim() === words : text.toLowerCase().includes(words.toLowerCase())

/** The innermost elements that read so. */
export function reading(root: Seen, words: string | RegExp, exact = false): Seen[] {
  const does = says(words, exact)
  return everything(root).filter(
    (one) => one.id !== '' && does(one.text) && !one.children.some((child) => child.id !== '' && does(child.text)),
  )
}

const PRESSED = new Set(['button', 'link', 'tab', 'radio', 'checkbox', 'switch', 'option'])

/** What can be pressed and is called so. */
export function called(root: Seen, words: string | RegExp, exact = false): Seen[] {
  const does = says(words, exact)
  return everything(root).filter((one) => PRESSED.has(one.role) && does(one.name))
}

/** Where one can type, by its label or its placeholder. */
export const fieldsCalled = (root: Seen, label: string): Seen[] =>
  everything(root).filter(
    ({ tag, name, placeholder }) => /^(input|textarea)$/.test(tag) && (name.includes(label) || placeholder.includes(label)),
  )

/** What is a picture, or a paper to draw on, by its label. */
export const picturesCalled = (root: Seen, label: string): Seen[] =>
  everything(root).filter(({ role, name }) => role === 'img' && name.includes(label))

export const boxesCalled = (root: Seen, words: string): Seen[] =>
  everything(root).filter(({ role, name }) => role === 'checkbox' && name.trim().includes(words))

export const webViewIn = (root: Seen) => everything(root).find(({ tag }) => tag === 'web-view')
