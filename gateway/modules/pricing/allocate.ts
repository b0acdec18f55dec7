/**
 * Splits `amount` cents over lines in proportion to their weights. The parts are whole cents, add up exactly, and none is larger
 * than its weight as long as the amount is not larger than all weights together.
 */
export function allocate(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (whole === 0) return weights.map(() => 0)
  let passed = 0
  let given = 0
  return weights.map((weight) => {
    passed += weight
    // Big integers: cents times cents outgrow what a double holds exactly.
    const upToHere = Number((BigInt(amount) * BigInt(passed)) / BigInt(whole))
    const part = upToHere - given
    given = upToHere
    return part
  })
}
