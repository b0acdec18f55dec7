type Answer = Record<string, unknown> & { tempFilePaths: string[]; tempFilePath: string; data: string; statusCode: number; errMsg: string }
type Given = Record<string, unknown> & { success?: (answer: Answer) => void; fail?: (failure: Answer) => void }
type Socket = Record<'onOpen' | 'onMessage' | 'onClose', (listener: (told: Answer) => void) => void> &
  Record<'send' | 'close', (given: Given) => void>

/** Of code that runs in the mini-program: `evaluate` hands it over as text. */
declare const wx: Record<string, (given?: unknown, value?: unknown) => Promise<Answer>> & {
  connectSocket: (given: Given) => Socket
  onNeedPrivacyAuthorization: (ask: (resolve: (answer: object) => void) => void) => void
}
declare const getApp: () => { lived: string[] }
