/** The number in a phone number as people write it, `+86 138-0000 1111`: its digits, without the country's code. */
export const phoneDigits = (text: string): string => text.replace(/\D/g, '').replace(/^(?:00)?86(?=1\d{10}$)/, '')
