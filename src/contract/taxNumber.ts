/** The characters of a unified social credit code in the order of their values (GB 32100-2015): no I, O, S, V, Z. */
const CHARACTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const LENGTH = 18
const MODULUS = 31
const FACTOR = 3

/** A tax number as people type or paste it: with blanks, strokes, small or full-width letters. */
export const taxNumberIn = (typed: string): string => typed.normalize('NFKC').toUpperCase().replace(/[\s-]/g, '')

/** The check character of the first 17: weights are the powers of three, modulo 31. */
function checkCharacterOf(begin: string): string | undefined {
  let sum = 0
  let weight = 1
  for (const character of begin) {
    sum += CHARACTERS.indexOf(character) * weight
    weight = (weight * FACTOR) % MODULUS
  }
  return CHARACTERS[(MODULUS - (sum % MODULUS)) % MODULUS]
}

/**
 * Why a company's tax number cannot be one, in a sentence; nothing where it can. It is its unified social credit code: the numbers of 15 and
 * 20 digits ended with the old certificates.
 */
export function taxNumberProblem(typed: string): string | undefined {
  const number = taxNumberIn(typed)
  if (number === '') return '单位抬头要填税号'
  const wrong = Array.from(number).find((character) => !CHARACTERS.includes(character))
  if (wrong !== undefined)
    return /[IOSVZ]/.test(wrong) ? `税号里没有字母 ${wrong}，请核对是不是数字` : `税号里不能有“${wrong}”，只有数字和大写字母`
  if (number.length !== LENGTH) return `税号是 ${LENGTH} 位统一社会信用代码，现在是 ${number.length} 位`
  return checkCharacterOf(number.slice(0, -1)) === number.slice(-1) ? undefined : '税号的校验位对不上，请核对有没有抄错'
}
