import { log } from '../../lib/log'

/** What a phone shows of a message. `id` names it: one that is sent twice is shown once. */
export type Notification = {
  id: string
  /** The app's own service (`apns`, `fcm` …), and what it calls this installation. */
  provider: string
  clientId: string
  title: string
  text: string
  /** A public address of the shop, opened by a tap. */
  link: string
}

/** Sends notifications to the apps. False where the installation is gone; rejects when the service did not take it, with a `PermanentError` where it never will. */
export type Push = { send: (notification: Notification) => Promise<boolean> }

/** The embedded default: prints what it would send. */
export const consolePush: Push = {
  send: async ({ provider, title, text }) => {
    log.info(`推送（${provider}）：${title}，${text}`)
    return true
  },
}
