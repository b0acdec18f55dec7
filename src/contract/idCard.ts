import * as z from 'zod/mini'

/** Specification 2, section 5: what is wrong with a number, in the words that a shopper reads. */
export const IdCardProblem = { format: '身份证号格式错误', region: '地址编码错误', check: '校验位错误' } as const
export type IdCardProblem = (typeof IdCardProblem)[keyof typeof IdCardProblem]

/** Specification 2, section 3. */
export const Sex = { male: 0, female: 1 } as const
export type Sex = (typeof Sex)[keyof typeof Sex]

export const sexText = (sex: Sex): string => (sex === Sex.male ? '男' : '女')

/** 15 digits as they were issued until 1999, or 17 with a check digit. */
const FORMAT = /^(?:\d{15}|\d{17}[\dXx])$/
/** The first two digits: the provinces (GB/T 2260), Taiwan, Hong Kong and Macao with their residents' permits, and 91 for foreigners' cards. */
const REGIONS = new Set(
  '11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65 71 81 82 83 91'.split(' '),
)
/** GB 11643: what the first 17 digits count, and the check digit of each remainder. */
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CHECK_DIGITS = '10X98765432'

/** `2021-04-12`: the day of birth a number says. One of 15 digits is of the last century. */
export function birthDateOf(number: string): string {
  const digits = number.length === 15 ? `19${number.slice(6, 12)}` : number.slice(6, 14)
  return `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6, 8)}`
}

/** Odd is male; the digit before the check digit, in a number of 15 the last. */
export const sexOf = (number: string): Sex => (Number(number.length === 15 ? number[14] : number[16]) % 2 === 1 ? Sex.male : Sex.female)

/** Whole years on a day; both days as `2026-11-24`. */
export const ageOn = (birthDate: string, day: string): number =>
  Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4)) - (day.slice(5) < birthDate.slice(5) ? 1 : 0)

const MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const isLeapYear = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

/** Whether there is such a day, in the years in which people were born who are still among us. */
function isDayOfBirth(day: string): boolean {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const days = month === 2 && isLeapYear(year) ? 29 : (MONTHS[month - 1] ?? 0)
  return year >= 1900 && date >= 1 && date <= days && new Date(`${day}T00:00:00+08:00`).getTime() <= Date.now()
}

const checkDigitOf = (number: string): string =>
  CHECK_DIGITS[WEIGHTS.reduce((sum, weight, at) => sum + weight * Number(number[at]), 0) % 11] ?? ''

/** What is wrong with the number of an ID card; nothing where it can be one. The form and the gateway ask here. */
export function idCardProblem(number: string): IdCardProblem | undefined {
  if (!FORMAT.test(number) || !isDayOfBirth(birthDateOf(number))) return IdCardProblem.format
  if (!REGIONS.has(number.slice(0, 2))) return IdCardProblem.region
  return number.length === 15 || checkDigitOf(number) === number[17]?.toUpperCase() ? undefined : IdCardProblem.check
}

/** A valid number as cards bear it today: with the century and check digit that one of 15 digits lacks, and a large X. One person has one. */
export function presentNumber(number: string): string {
  if (number.length !== 15) return number.toUpperCase()
  const digits = `${number.slice(0, 6)}19${number.slice(6)}`
  return digits + checkDigitOf(digits)
}

/** The number of an ID card as it is sent. */
export const IdCardNumber = z.string().check(
  z.regex(FORMAT, IdCardProblem.format),
  z.check<string>(({ value, issues }) => {
    const message = FORMAT.test(value) ? idCardProblem(value) : undefined
    if (message) issues.push({ code: 'custom', message, input: value })
  }),
)
