export {}

export type Pressable = {
  key: string
  /** What looks the same and does the same: of many products' buttons, one kind. */
  kind: string
  isChosen: boolean
}
export type Snapshot = Record<'address' | 'text' | 'states' | 'fields' | 'media' | 'scrolled' | 'focus', string> & {
  /** Times the page was sent to a printer. */
  printed: number
  /** When the document began. */
  life: number
  layers: string[]
}

declare global {
  /** Of the page: tests/press/inPage.js. */
  var press: {
    list: () => Pressable[]
    snapshot: () => Snapshot
    point: (key: string) => Promise<{ x: number; y: number; covered: string } | undefined>
    toasts: () => string[]
  }
}
