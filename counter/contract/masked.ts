import * as z from 'zod/mini'

/** The kinds of personal data that an answer of the counter shows masked. */
export type PersonalKind = 'name' | 'phone' | 'idNumber' | 'card' | 'address' | 'text'

/** Which schemas are masked fields, and of what: a test walks the contract's answers by it. */
export const PERSONAL = z.registry<{ personal: PersonalKind }>()

const masked = (personal: PersonalKind, isMasked: (text: string) => boolean) =>
  z
    .string()
    .check(z.refine((text) => text === '' || isMasked(text), '个人信息没有遮住'))
    .register(PERSONAL, { personal })

/** Phones and ID numbers as people write them into a text; their parts that stay are groups of the match. */
export const PHONE_IN_TEXT = /(?<!\d)(?:\+?86[ -]?)?(1[3-9]\d)[ -]?\d{4}[ -]?(\d{4})(?!\d)/g
export const ID_NUMBER_IN_TEXT = /(?<!\d)(\d{4})\d{7}(?:\d{3})?(\d{3}[\dXx])(?![\dXx])/g

/** 周*国, 周*; empty where the account is erased. */
export const MaskedName = masked('name', (text) => /^[^*]?\*+[^*]?$/u.test(text))
/** 138****6207 */
export const MaskedPhone = masked('phone', (text) => /^\d{0,3}\*{4}\d{0,4}$/.test(text))
/** 3207**********0417 */
export const MaskedIdNumber = masked('idNumber', (text) => /^\d{4}\*{7,10}\d{3}[\dXx]$/.test(text))
/** 8806 **** 0457: of a card that the shop gave. */
export const MaskedCard = masked('card', (text) => /^\d{4} \*{4} \d{4}$/.test(text))
/** 江苏省南京市鼓楼区****: without street and house. */
export const MaskedAddress = masked('address', (text) => text.endsWith('****'))
/** What somebody wrote, with the phones and ID numbers in it masked. */
export const MaskedText = masked('text', (text) => text.search(PHONE_IN_TEXT) < 0 && text.search(ID_NUMBER_IN_TEXT) < 0)
