/** Sends one text message. Rejects when the provider refused it. */
export type Sms = { send: (message: { phone: string; text: string }) => Promise<void> }

/** The embedded default: prints the message in the gateway's log instead of sending it. */
export const consoleSms: Sms = {
  send: async ({ phone, text }) => console.log(`短信 → ${phone.slice(0, 3)}****${phone.slice(7)}：${text}`),
}
