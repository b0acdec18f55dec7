/** A whole number of any length in digits of 16 bits, the smallest first. */
type Digits = Uint32Array

const BITS = 16
const DIGIT = 0xffff

function digitsOf(hex: string, length: number): Digits {
  const digits = new Uint32Array(length)
  for (let end = hex.length, place = 0; end > 0; end -= 4, place += 1) digits[place] = parseInt(hex.slice(Math.max(0, end - 4), end), 16)
  return digits
}

/** Adds to `number` in its place, both below `modulus`, and takes the modulus off where the sum reaches it. */
function add(number: Digits, other: Digits, modulus: Digits) {
  let carry = 0
  for (let place = 0; place < number.length; place += 1) {
    carry += (number[place] ?? 0) + (other[place] ?? 0)
    number[place] = carry & DIGIT
    carry >>>= BITS
  }
  if (isBelow(number, modulus)) return
  let borrow = 0
  for (let place = 0; place < number.length; place += 1) {
    borrow += (number[place] ?? 0) - (modulus[place] ?? 0)
    number[place] = borrow & DIGIT
    borrow >>= BITS
  }
}

function isBelow(left: Digits, right: Digits): boolean {
  for (let place = left.length - 1; place >= 0; place -= 1) {
    if (left[place] !== right[place]) return (left[place] ?? 0) < (right[place] ?? 0)
  }
  return false
}

/** By doubling and adding, from the highest bit on. */
function product(left: Digits, right: Digits, modulus: Digits): Digits {
  const result = new Uint32Array(modulus.length)
  for (let place = left.length - 1; place >= 0; place -= 1) {
    for (let bit = BITS - 1; bit >= 0; bit -= 1) {
      add(result, result, modulus)
      if (((left[place] ?? 0) >>> bit) & 1) add(result, right, modulus)
    }
  }
  return result
}

/**
 * `base` to the power of `exponent`, modulo `modulus`; the large numbers as hex, `base` below `modulus`. iOS before 14 has no BigInt. Some
 * 50 ms for 2048 bits and 65537. Not in constant time: it runs on the device of whoever typed the secret.
 */
export function powerModulo(base: string, exponent: number, modulus: string): string {
  // A digit more than the modulus has: room for the sum of two.
  const length = Math.ceil(modulus.length / 4) + 1
  const n = digitsOf(modulus, length)
  let square = digitsOf(base, length)
  let power = digitsOf('1', length)
  for (let left = exponent; left > 0; left >>>= 1) {
    if (left & 1) power = product(power, square, n)
    if (left > 1) square = product(square, square, n)
  }
  const hex = Array.from(power, (digit) => digit.toString(16).padStart(4, '0')).reverse()
  return hex.join('').slice(-modulus.length)
}
