import { log } from '../../lib/log'
import { smsMessages } from '../../lib/metrics'

/** Sends one text message. Rejects when the provider did not take it: with a `PermanentError` where it never will. `id` names one that may be sent again after a lost answer: it is one all the same. */
export type Sms = { send: (message: { phone: string; text: string; id?: string }) => Promise<void> }

/** The embedded default: prints the message in the gateway's log instead of sending it. */
export const consoleSms: Sms = {
  send: async ({ phone, text }) => log.info(`短信 → ${phone.slice(0, 3)}****${phone.slice(7)}：${text}`),
}

/** Counts messages sent to the provider. */
export const countedSms = (sms: Sms): Sms => ({
  send: async (message) => {
    try {
      await sms.send(message)
      smsMessages.inc({ outcome: 'sent' })
    } catch (error) {
      smsMessages.inc({ outcome: 'failed' })
      throw error
    }
  },
})
