import { createHmac } from 'node:crypto'
import { sameHash } from '../kernel/hash'

/** What a prescription drug's picture address carries for the member who may see the pack: nobody can make one up. */
export const pictureTicket = (productCode: string, secret: string) =>
  createHmac('sha256', secret).update(productCode).digest('hex').slice(0, 24)

export const isPictureTicket = (ticket: string, productCode: string, secret: string) => sameHash(ticket, pictureTicket(productCode, secret))
