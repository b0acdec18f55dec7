type Asked = { bridge: number; id: string; secret: string; method: string; params: Record<string, unknown> }
export type Shell = {
  /** What the shop asked, oldest first. */
  asked: Asked[]
  /** The app's answer to a question; the last one where none is named. */
  answers: (answer: object, to?: Asked) => void
  /** What anybody in the page could call. */
  says: (message: string) => void
}

const SYSTEMS = {
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15',
  android: 'Mozilla/5.0 (Linux; Android 14; PHN-AL00) AppleWebKit/537.36',
  harmony: 'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36',
}

/** One of the provider's apps around the page, as it would put itself there; every module anew, so that the shop notices. */
export function appShell({
  app = 'QingheMall',
  version = '6.33.0',
  system = 'android',
  bridge = true,
}: { app?: string; version?: string; system?: keyof typeof SYSTEMS; bridge?: boolean } = {}): Shell {
  jest.resetModules()
  Object.defineProperty(navigator, 'userAgent', { value: `${SYSTEMS[system]} ${app}/${version}`, configurable: true })
  const page = window as unknown as Record<string, unknown> & { QingheBridge?: { reply: (message: string) => void } }
  delete page.QingheBridge
  delete page.QingheNative
  delete page.webkit
  const asked: Asked[] = []
  const postMessage = (message: string) => void asked.push(JSON.parse(message) as Asked)
  if (bridge && system === 'ios') page.webkit = { messageHandlers: { qinghe: { postMessage } } }
  if (bridge && system !== 'ios') page.QingheNative = { postMessage }
  const says = (message: string) => page.QingheBridge?.reply(message)
  return {
    asked,
    says,
    answers(answer, to = asked.at(-1)) {
      says(JSON.stringify({ id: to?.id, secret: to?.secret, ...answer }))
    },
  }
}
