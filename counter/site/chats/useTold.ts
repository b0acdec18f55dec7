/** How what happens in conversations is told without asking. */
export type Told = {
  /** Whether a socket is open: without one the page looks again and again. */
  isTold: boolean
  /** Who writes into which conversation just now. */
  typing: { conversationId: string; by: string } | undefined
  /** Somebody writes here. */
  tellTyping: (conversationId: string) => void
}

export const useTold = (): Told => ({ isTold: false, typing: undefined, tellTyping: () => undefined })
