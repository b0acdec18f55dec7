import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { smsTickets } from '../../gateway/tables'
import type { PageShopper, shopOnPages } from './pageShopper'

type Shop = ReturnType<typeof shopOnPages>
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
/** What the picture of a page's ticket says once a test has written it down: nobody here can read it. */
export const SAID = 'HK4R'
const TICKETS = ['POST /api/tickets', 'POST /api/tickets/own']

/** Pictures that say what is known, and no proof of work beside them. */
export function knowPictures(shop: Shop, app: PageShopper) {
  let ticketHash = ''
  for (const request of TICKETS)
    app.stands(request, async (pass) => {
      const told = (await (await pass()).json()) as { ticket: string }
      ticketHash = sha256(told.ticket)
      await shop.gateway.db.update(smsTickets).set({ workBits: 0 }).where(eq(smsTickets.ticketHash, ticketHash))
      return Response.json({ ...told, workBits: 0 })
    })
  // Drawing the picture chooses what it says: it is written over afterwards.
  app.stands('POST /api/captchas', async (pass, request) => {
    const { ticket } = (await request.clone().json()) as { ticket: string }
    const reply = await pass()
    await shop.gateway.db
      .update(smsTickets)
      .set({ answerHash: sha256(`${ticket}:${SAID}`) })
      .where(eq(smsTickets.ticketHash, ticketHash))
    return reply
  })
}
export const lastCode = (shop: Shop) => /验证码 (\d{6})/.exec(shop.gateway.sms.at(-1)?.text ?? '')?.[1] ?? ''

/** Answers the picture and types the code that came. */
export async function proves(shop: Shop, app: PageShopper) {
  await app.fill('图形验证码', SAID)
  await app.tap('获取验证码')
  await app.sees('验证码已发送', '秒后重发')
  await app.fill('短信验证码', lastCode(shop))
}
